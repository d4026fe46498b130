wheel-running 358x366
~ EO9I vjPI rqPT yzhh T6lT ROS_ K8h7 Z4Ma kd9a h2Sj _okO Fawf QbII q9I2 wXfW 8BJJ vZtB q9I2 sj8a GwEr
~ 7vCM q9I2 ipTF GUuf vZtB q9I2 6l7I _Fyg fNZo q9I2 wXfW _KrD vZtB q9I2 VBfE sdWD ltIW q9I2 sj8a h4Ct
~ NND6 q9I2 Ikpe u6tF ckz0 4nB1 U5NH h2Sj TW-e 34kV SMo0 L7OA
  qrrcrss8sss8rrscqrrctuu2uvv0*17,
  uvv0*9,uuu0usr2uqo1tuu1uvv0*10,
  uvv0*6,ttt1hll28eg36bd1qkiaumi4bgh56ce3dhj1prr2uvv0*7,
  uvv0*4,uuu0jmn3aec7hjk3sog2vob0voc3vme5voa0upe1klj5aee5fih5stt1uvv0*5,
  uvv0*3,uuu0dhi5bfg4tom2vmj0vna2tl52qi44qj66rj43vm50cfd87ce3dhj76ce4rss2uvv0*4,
  uvv0*3,eij6ehi7vnl1vlj0*2,vog3tl52ng39ng49qi45tma528a118a028a1eik96ce5stt2uvv0*3,
  uvv0*2,noo69ef5vnl1vlj0uki3vlj0vnk2vn71qi4eoh4gul52hhc818a06bdd28a228a1ehjacgg7uvv0*3,
  uvv0uuu0add7snm6vlj0vli0rifbqifdvlj0voe3vm50*2,vn825ac56bdb6cd97dee18a06bd4cffanpq5uvv0*2,
  uvv0mop6bfh8rmk3vlj0*2,sjg8ukh3vlj0vnj3rk61pj60ljc818a0*2,6ced18a0*2,7cd3jkjbbfh6uvv0*2,
  uvv0dij7cgic18a09de2mji3vmk1vlj0tki1ghh6npp1pqq0fjk318a0*2,28a0cde3ogd3uf80uje36ce9uuu1uvv0
  uvv07ce6cgib18a0*3,4ac2hhh3ggh8uvv1uuu1sss1vvv0gkl6fed5sgb2te70ue70*2,uf82afg6prr6uvv0
  uvv08dcbbfh629b17ce19egf18a0*2,gkl6vvv0ttt4ikkavvv0stt6kc83ue70pc56nb57nb56ue70gihanpp7uvv0
  uvv07cd9bgh618a129b19eff18a0*2,gjk6vvv0ttt7rrr9vvv0rss6lc83ue70pc63la48nb54ue70ehh9npp6uvv0
  uvv08df6cgic18a0*3,6ce39hj48fh6tuu2stt9stt7vvv0hkl9urq3ulg1uf80ue70*2,uf929eg6qrs6uvv0
  uvv0ejk7cgic29b18eg4ajl47jl06ik0*2,8fh4jmm2lno0hkl6qrr3vvv0*2,vuu0vok1uga1uje46ce9uuu0uvv0
  uvv0npq6afg7cln56ik06ef86gi4*2,6ik0glk5ul50tl60vqg2vvv0uuu4qqphvuu2vvv0*2,mnn7chi6uvv0*2,
  uvv0uuu0cfe8fmn96ik06hj16ee86gh66ik0qnd5vm50*2,vn70vvu0srreqppbmlkhvvv0*2,cfe9pqr4uvv0*2,
  uvv0*2,opq47ce5cln46ik06hi26fg6bkl4vn60qi4cph4eul54vsl2vvv0ppo9tts4vvv0hkl6dhi6uvv0*3,
  uvv0*3,hkl5afh7cln46ik0*2,mmg6vm50tl52pi45vm50voa1vvv0*3,lno58df5tuu1uvv0*3,
  uvv0*4,hkl58df4fmn49km3un93vm50ul51sk52vm50*2,vtp1vvv1gjk48df4stt1uvv0*4,
  uvv0*5,npp3bed7chi3omg2vpe0vob0*2,vpd0rof2iji28dd5ikk5uuu0uvv0*5,
  uvv0*6,uuu0loo2chi36bd15bd1adc25bd19eg2hkl2stt1uvv0*7,
  uvv0*10,uuu0*2,uvv0*11,
wheel-before 358x366
~ EO9I vjPI R0oV yzhh T6lT ROS_ K8h7 Z4Ma kd9a h2Sj _okO Fawf QbII q9I2 wXfW 8BJJ vZtB q9I2 sj8a GwEr
~ 7vCM q9I2 ipTF GUuf vZtB q9I2 6l7I _Fyg fNZo q9I2 wXfW _KrD vZtB q9I2 VBfE sdWD ltIW q9I2 sj8a h4Ct
~ NND6 q9I2 Ikpe u6tF ckz0 4nB1 U5NH h2Sj TW-e 34kV a-Fo hqiD 8e-n
  qrrcrss8rss9qrr9sss7uvv0*18,
  uvv0*9,uuu0usr2uqo1tuu1uvv0*10,
  uvv0*6,ttt1hll28eg36bd1qkiaumi4bgh56ce3dhj1prr2uvv0*7,
  uvv0*4,uuu0jmn3aec7hjk3sog2vob0voc3vme5voa0upe1klj5aee5fih5stt1uvv0*5,
  uvv0*3,uuu0dhi5bfg4tom2vmj0vna2tl52qi44qj66rj43vm50cfd87ce3dhj76ce4rss2uvv0*4,
  uvv0*3,eij6ehi7vnl1vlj0*2,vog3tl52ng39ng49qi45tma528a118a028a1eik96ce5stt2uvv0*3,
  uvv0*2,noo69ef5vnl1vlj0uki3vlj0vnk2vn71qi4eoh4gul52hhc818a06bdd28a228a1ehjacgg7uvv0*3,
  uvv0uuu0add7snm6vlj0vli0rifbqifdvlj0voe3vm50*2,vn825ac56bdb6cd97dee18a06bd4cffanpq5uvv0*2,
  uvv0mop6bfh8rml3vlj0*2,sjg8ukh3vlj0vnj3rk61pj60ljc818a0*2,6ced18a0*2,7cd3jkjbbfh6uvv0*2,
  uvv0dij7cgic18a09de2mji3vmk1vlj0tki1ghh6npp1pqq0fjk318a0*2,28a0cde3ogd3uf80uje36ce9uuu1uvv0
  uvv07de6cgib18a0*3,4ac2hhh3ggh8uvv1vvv0*3,gkl6fed5sgb2te70ue70*2,uf82afg6qrr6uvv0
  uvv09dcbbfh629b17ce19egf18a0*2,gkl6uuu5qqqcnooeqrrcstt6kc83ue70pc56nb57nb56ue70gihanpp7uvv0
  uvv07cd9bgh618a129b19eff18a0*2,gjk6sst6qrreqqrcqqqfrss6lc83ue70pc63la48nb54ue70ehh9npp6uvv0
  uvv08df6cgic18a0*3,6ce39hj48fh6tuu2vvv0*3,hkl9urq3ulg1uf80ue70*2,uf929eg6qrs6uvv0
  uvv0ejk7cgic29b18eg4ajl47jl06ik0*2,8fh4jmm2lno0hkl6qrr3vvv0*2,vuu0vok1uga1uje46ce9uuu0uvv0
  uvv0npq6afg7cln56ik06ef86gi4*2,6ik0glk5ul50tl60vqg2vvv0uuu4qqphvuu2vvv0*2,mnn7chi6uvv0*2,
  uvv0uuu0cfe8fln96ik06hj16ee86gh66ik0qnd5vm50*2,vn70vvu0srreqppbmlkhvvv0*2,cfe9pqr4uvv0*2,
  uvv0*2,npq47de5cln46ik06hi26fg6bkl4vn60qi4cph4eul54vsl2vvv0ppo9tts4vvv0ilm6dhi6uvv0*3,
  uvv0*3,hkl5agh7cln46ik0*2,mmg6vm50tl52pi45vm50voa1vvv0*3,loo58df5tuu1uvv0*3,
  uvv0*4,hkl58df4fmn49km3un93vm50ul51sk52vm50*2,vtp1vvv1gjk48df4stt1uvv0*4,
  uvv0*5,npp3bed7chi3omg2vpe0vob0*2,vpd0rof2iji28dd5ikk5uuu0uvv0*5,
  uvv0*6,uuu0loo2chi36bd15bd1adc25bd19eg2hkl2stt1uvv0*7,
  uvv0*10,uuu0*2,uvv0*11,
wheel-ended 358x366
~ EO9I vjPI ibXl yzhh T6lT ROS_ 0rl4 Z4Ma kd9a h2Sj _okO Fawf QbII q9I2 wXfW 8BJJ vZtB q9I2 sj8a GwEr
~ 7vCM q9I2 ipTF GUuf vZtB q9I2 6l7I _Fyg fNZo q9I2 wXfW _KrD vZtB q9I2 VBfE sdWD ltIW q9I2 sj8a h4Ct
~ NND6 q9I2 Ikpe u6tF ckz0 4nB1 U5NH h2Sj TW-e 34kV Y7zy hqiD GnBQ
  qrrcrss8*2,rrrarss8uvv0*18,
  uvv0*9,uuu0ttt1*2,uuu0uvv0*10,
  uvv0*6,uuu0ppp1lmm1kkk0qqq5rrr2mnn2lll1nnn0sss1uvv0*7,
  uvv0*4,uuu0qqq1lmm3ooo2rrr1rss0rrr2qrr3rrr0sss0ppp2lmm2noo2tuu0uvv0*5,
  uvv0*3,uuu0nnn2mmm2rss1rrr0rrr1qqq1opp2ppp3ppp1qrr0mmm4lll1nnn3kll2ttt1uvv0*4,
  uvv0*3,noo3*2,rrr0*3,rss2qqq1nnn4noo4opp2qrr2ijj0iii0jjj0ooo4lll2tuu1uvv0*3,
  uvv0*2,rrr3lmm2rss1rrr0qqq1rrr0rrr1rrr0opp7ooo8qqq1noo4iii0kkk6ijj1ijj0nnn5mnn3uvv0*3,
  uvv0uuu0lll3rrr3rrr0qrr0ppp5ppp6rrr0rrr2qrr0*2,rrr1kkk2kkk5kkk4lll7iii0kkk2mmm4rss2uvv0*2,
  uvv0rrr3mmm4qrr1rrr0*2,ppp4qqq1rrr0rss1moo1lmn0ooo4iii0*2,kll6iii0*2,kkk1ppp5mmm3uvv0*2,
  uvv0noo3nnn6iii0lll1ppp1rrr0*2,ppq1fik6npp1pqr0hkl4egg2iii0jjj0lmm1ooo1ooo0pqq2kkk4uuu0uvv0
  uvv0lll3nnn5iii0*3,jkk1nnn1fij9uvv1vvv0*3,hkl7lll4ooo1nnn0*2,noo0ooo1mmm3stt3uvv0
  uvv0lll5mmm3jjj0lll0mmm7iii0*2,hkl8vvv0rss9oopkuuv3stt6gij4noo0mmm3*2,lmm2noo0ooo5rss3uvv0
  uvv0kll4mmm3iii0jjj0lll7iii0*2,hkl8stt7qrrfqrrbqqqfrss6gjj4noo0mmm1lll3lmm2noo0nnn4rss3uvv0
  uvv0lll3nnn6iii0*3,kll1nnn1ehi8tuu2vvv0*3,hkl9sss2qqq0ooo0noo0*2,ooo1mmm3stt3uvv0
  uvv0ooo3nnn6jjj0mmm1ooo1nnn0*2,mnn0ehi5jmn2lno0hkl6prr3vvv0*2,uuu0rss0opp0qqq2kkk4uuu0uvv0
  uvv0rss3mmm3ppp2nnn0lll4mmm2*2,nnn0ppp2pqq0opp0sss1vvv0uuu2sss8uuu1vvv0*2,qqq3nnn3uvv0*2,
  uvv0uuu0mmm4ppp4nnn0*2,lll4mmm3nnn0qrr2qrr0*2,rrr0vvv0ttt7sss5qqq8vvv0*2,mmm4sss2uvv0*2,
  uvv0*2,rss2lll2ppp2nnn0mmm1lmm3ooo2rrr0opp6ooo7qqq2ttt1vvv0rrr4ttt2vvv0ppp3nnn3uvv0*3,
  uvv0*3,ppp2mmm3ppp1nnn0*2,qqq3qrr0qqq1ooo2qrr0rrr0vvv0*3,rrr2lll2uuu0uvv0*3,
  uvv0*4,ppp2lll2ppp2ooo1rrr1qrr0qqq0ppp1qrr0*2,uuu1uvv0ooo2lll2tuu0uvv0*4,
  uvv0*5,rrr1mmm3nnn1qqq1sss0rss0*2,sss0rrr1opp1lll2ppp2uuu0uvv0*5,
  uvv0*6,uuu0qrr1nnn1kkk0*2,lll1kkk0mmm1ppp1tuu0uvv0*7,
  uvv0*10,uuu0*2,uvv0*11,
wheel-cancelled 358x366
~ EO9I vjPI JSKB yzhh T6lT ROS_ 0rl4 Z4Ma kd9a h2Sj _okO Fawf QbII q9I2 wXfW 8BJJ vZtB q9I2 sj8a GwEr
~ 7vCM q9I2 ipTF GUuf vZtB q9I2 6l7I _Fyg fNZo q9I2 wXfW _KrD vZtB q9I2 VBfE sdWD ltIW q9I2 sj8a h4Ct
~ NND6 q9I2 Ikpe u6tF ckz0 4nB1 U5NH h2Sj TW-e 34kV P27J
  qrrcrss8rss7rssaqrrcrss7uvv0*17,
  uvv0*10,tuu0ttt0uuu0uvv0*10,
  uvv0*6,uuu0qqq1mmm1kkk0pqq5rrr2mmm3lll1ooo0ttt0uvv0*7,
  uvv0*5,qrr1lmm3ooo1rrr1sss0rss2qqq3rss0*2,ppp2lll2ooo2uuu0uvv0*5,
  uvv0*3,uuu0ooo2mmm2rrr1rrr0rrr1qqq0ppp1ppp2ppp1qrr0mmm4lll1nnn3lll2ttt1uvv0*4,
  uvv0*3,ooo3nnn3rss1rrr0*2,rrr2pqq1nnn5*2,opp3rrr2jjj1iii0jjj0ooo4lll2tuu1uvv0*3,
  uvv0*2,rrr2lll2rss1rrr0qqq1rrr0rrr1rrr0opp7ooo8qqq1ooo4iii0kkk6ijj0jjj0nnn5nnn3uvv0*3,
  uvv0uuu0mmm3rrr3rrr0qrr0ppp5ppp6rrr0rrr2qrr0*2,rrr0kkk2kkk5*2,lll7iii0kll2mmm4sss2uvv0*2,
  uvv0rrr3mmm4rrr1rrr0*2,ppp4qqq1rrr0rss1opp0moo0ppp4iii0*2,lll6iii0*2,kkk1ppp5nnn3uvv0*2,
  uvv0ooo3nnn6iii0mmm1ppp1rrr0*2,pqq1fjk6lno1npp0gjk4egg2iii0*2,lll1noo1ooo0pqq2kkk4uuu0uvv0
  uvv0lll3nnn5iii0*3,kkk1ooo1fij9uuu1vvv0*3,gkk7lll3ooo1noo0*3,ooo1mmm3stt3uvv0
  uvv0lll5mmm3jjj0kkk0lmm7iii0*2,hkl8vvv0*2,rrrgvvv0sst6gij4noo0mmm3*2,lmm2noo0noo4rss3uvv0
  uvv0lll5mmm3ijj0jjj1mmm8iii0*2,hkl8vvv0rss9*2,vvv0sst6gij4noo0mmm1lll3lmm2noo0noo4rss3uvv0
  uvv0lll3nnn5iii0*3,kkk1mnn1ehi8uuu1vvv0*3,ilm9rss3qqq0noo0*3,ooo1mmm3stt3uvv0
  uvv0ooo3nnn6iii0lll1nnn2noo0nnn0mmm1ehi5lno1npp0hkl5oqq3vvv0*2,uuu0rrr0ooo0pqq2kkk4uuu0uvv0
  uvv0rrr3mmm4opp2nnn0lll4mmm2*2,nnn0ppp2opp0moo0sss1vvv0uuu1sss8vvv0*3,qrr3nnn3uvv0*2,
  uvv0uuu0mmm3ppp4nnn0mnn1lll4mmm3nnn0qrr2qrr0*2,rrr0vvv0ttt7sss4pqq8vvv0*2,mnn4sss2uvv0*2,
  uvv0*2,rrr2lll2ppp1nnn0mmm1lmm3ooo2rrr0opp6ooo7qqq2ttt1vvv0rrr5ttt2vvv0qqq3nnn3uvv0*3,
  uvv0*3,ooo3nnn4opp1nnn0*2,qqq3qrr0qqq1ooo2qrr0rss1vvv0*3,rrr2lll2tuu1uvv0*3,
  uvv0*3,uuu0ooo2lmm2ppp2ooo1rrr1qrr0qqq0ppp1qrr0*2,uuu0vvv0ppp2lll2ttt1uvv0*4,
  uvv0*5,qrr1lmm3noo2qrr1sss0rrr0*2,rss0rrr0ppp1lll2ooo2uuu0uvv0*5,
  uvv0*6,uuu0qqq1mmm1kkk0lll0mmm1kkk0lll1ooo1ttt0uvv0*7,
  uvv0*9,uuu0tuu0ttt0uuu0uvv0*10,
wheel-few-prizes 358x366
~ EO9I vjPI wYeS yzhh T6lT ROS_ K8h7 S4d5 kd9a h2Sj _okO Fawf QbII q9I2 dopi 8BJJ vZtB q9I2 P_7i Fne7
~ PpV2 q9I2 sgjO GUuf vZtB q9I2 QE0H _Fyg fNZo q9I2 GS-U _KrD vZtB q9I2 dopi 8BJJ vZtB q9I2 P_7i Fne7
~ PpV2 q9I2 sgjO GUuf vZtB q9I2 QE0H _Fyg fNZo q9I2 GS-U _KrD vZtB 4nB1 U5NH h2Sj TW-e 34kV SMo0 L7OA
  qrrcrss8rss9*2,rrserrs8uuu1uvv0*16,
  uvv0*9,uuu0usr2uqo1tuu1uvv0*10,
  uvv0*6,ttt1hll28eg36bd1qkiaumi4bgh56ce3dhj1prr2uvv0*7,
  uvv0*4,uuu0jmn3aec7dij4nol5vob0voc3vme5vo90tph4chi4aee5fih5stt1uvv0*5,
  uvv0*3,uuu0dhi5afg5emn46ik0elk5tl52qi44qj66rj43mjc818a06ce3dhj76ce4rss2uvv0*4,
  uvv0*3,eij6chj8akm26ik06hj07jl1sm96ng39ng49qi45cfd839b418a028a1eij96ce5stt2uvv0*3,
  uvv0*2,noo69eg5emo46ik06gi26ee46hj2nnf6qi4eoh4gum854ac57dee9efh18a029b2hkkbcgg7uvv0*3,
  uvv0uuu0add7sst4tuv1emo26ik06fg86gi4flk5vm50*2,nkb818a07deh4ac64ac2ngd5uhb2dff9npq5uvv0*2,
  uvv0mop6cgi6vvv0vvv1vvv0lqr27ik16ik07jl1ql93pj60cfd718a0*2,add5sga3te70ue70njh9bfh6uvv0*2,
  uvv0dij7mop6vvv0mlkfqqpasrrbrtt2akl29gi4npp1pqq0fjk329b1ifd6uf81pc66i938rd62ujd36ce9uuu1uvv0
  uvv07de6tuu5vvv2nmlesrrbttt6vvv0hklauvv1uuu1sss1vvv0ikl8se71ue70nb5bnb54qc64uf82afg6qrr6uvv0
  uvv09dcbvvv0*3,uuu5vvv0*2,ilm9vvv0ttt4ikkavvv0stt6kea3uhb0tga1uhb0*3,gih9npp7uvv0
  uvv07cd9ukf3ue80*2,se72ue80*2,ikk8vvv0ttt7rrr9vvv0rss6mop6vvv0ttt7vvv0*3,eii7npp6uvv0
  uvv08df6rjg9te70i936ob59sd62ue70hec8tuu2stt9stt7vvv0gkl9uuu2vvv0rrqfonmgrrr7vvv09eg6qrs6uvv0
  uvv0ejk7lih9ue70la49pc55rd63mgd64ab25bd2jmm2lno0chj45gi1hop2vvv1ssrakjiiuut3vvv16ce9uuu0uvv0
  uvv0npq6bfg7uf91ue70tf92fee618a0*2,39b3tm93tl60hmj66ik06ik1bkm3stu1vvv0*2,mop6chi6uvv0*2,
  uvv0uuu0cfe8pkh8qgb47bc429b28dfg4ac6dfd8vm50*2,qne66hj26ef96hj17jl1mqr2vvv0cfe9pqr4uvv0*2,
  uvv0*2,opq47ce5afg718a05bc89egh3ac5nkb8qi4cph4eum769jl46gh26ee46ik08jl1fjk8dhi6uvv0*3,
  uvv0*3,hkl59fg88df518a028a239b3rk87mg3ang3boh45hmj66ik0*2,8jl1fkm88df5tuu1uvv0*3,
  uvv0*4,hkl57de4dhi629b1cfd8ul51rj43*2,sk42pne66ik0dln3chj58df4stt1uvv0*4,
  uvv0*5,npp3bed7bfh3kli5vpe0voa0*2,vpc0roh3dik38dd5ikk5uuu0uvv0*5,
  uvv0*6,uuu0loo2chi36bd15bd1adc25bd19eg2hkl2stt1uvv0*7,
  uvv0*10,uuu0*2,uvv0*11,
wheel-long-names 358x366
~ EO9I vjPI XFu8 yzhh T6lT ROS_ K8h7 Hdmk kd9a h2Sj _okO Fawf QbII q9I2 dopi 8BJJ vZtB q9I2 P_7i Fne7
~ PpV2 q9I2 sgjO GUuf vZtB q9I2 QE0H _Fyg fNZo q9I2 dopi _KrD vZtB q9I2 GS-U GmXw ltIW q9I2 P_7i h4Ct
~ NND6 q9I2 WmXV ldfh vMyX q9I2 QE0H W-rt vZtB q9I2 sgjO _U23 4nB1 U5NH h2Sj TW-e 34kV SMo0 L7OA
  qrrcrss8rss9qrrbrss8rrsastt4uvv0*16,
  uvv0*9,uuu0usr2uqo1tuu1uvv0*10,
  uvv0*6,ttt1hll28eg36bd1qkiaumi4bgh56ce3dhj1prr2uvv0*7,
  uvv0*4,uuu0jmn3aec7ghh3sni4vob0voc3vme5vo90tph4chi4aee5fih5stt1uvv0*5,
  uvv0*3,uuu0dhi5bfg5sjf3ue70uib4tl52qi44qj66rj43mjc818a06ce3dhj76ce4rss2uvv0*4,
  uvv0*3,eij6ehh8uhb2ue70rd66tf82tm95ng39ng49qi45cfd839b418a028a1eij96ce5stt2uvv0*3,
  uvv0*2,noo69eg5uje4sd62pc59te71ue70vlb5qi4eoh4gum854ac57dee9efh18a029b2hkkbcgg7uvv0*3,
  uvv0uuu0add7sst4vut1uje2ue70*3,ujb5vm50*2,nkb818a07deh4ac64ac2ngd5uhb2dfe9npq5uvv0*2,
  uvv0mop6cgi6vvv0*2,vvv2vol2uf80ue70uf81rl93pj60cfd718a0*2,add5sga3te70ue70njh9bfh6uvv0*2,
  uvv0dij7mop6vvv0*2,ppokttt6vsr1sgb2gfe5npp1pqq0fjk329b1ifd6uf81pc66i938rd62ujd36ce9uuu1uvv0
  uvv07de6tuu5vvv0rqqfqqpguuu4vvv0hklauvv1uuu1sss1vvv0ikl8se71ue70nb5bnb54qc64uf82afg6qrr6uvv0
  uvv09dcbvvv0*3,uuu3vvv0*2,ilm9vvv0ttt4ikkavvv0stt6kea3uhb0tga1uhb0*3,gih9npp7uvv0
  uvv07cd9vpn1vmj0*2,vlj1vmj0*2,ikl9vvv0ttt7rrr9vvv0rss6mop6vvv0ttt7vvv0*3,eii7npp6uvv0
  uvv08df6snm7vlj0tkh4phegvli0vlj0hhh9tuu2stt9stt7vvv0hkl9uuu2vvv0rrqfonmgrrr7vvv09eg6qrs6uvv0
  uvv0ejk7lkk8vlj0sjg6tjg6uli2nkj54ac25bd2jmm2lno0hig5qk62vqh1vvu1ssrakjiiuut3vvv16ce9uuu0uvv0
  uvv0npq6bfg6vmk1vlj0vmj1fgg529b318a039b39jl46hj0pne6vm50vm51una3vus0vvv0*2,mop6chi6uvv0*2,
  uvv0uuu0cfe8qnm6rlk37cd318a08dfj7cee8ega6ik0*2,hmj6ul53oh4gul53vn70vsm1vvv0cfe9pqr4uvv0*2,
  uvv0*2,opq47de5afg718a04ac37de828a29ija6gi46ef99jl3um83sj44og48vm50vn70hjj7dhi6uvv0*3,
  uvv0*3,hkl59fg88df518a0*2,39b39ik76fg66ef76gi4qne6vm50vm51vn70lli78df5tuu1uvv0*3,
  uvv0*4,hkl57de4dhi629b17ega6ik0*4,hmj6vm50vod2gih58df4stt1uvv0*4,
  uvv0*5,npp3bed7bfh3fkl6emo1bln0blm0dmn0hmn4ijh28dd5ikk5uuu0uvv0*5,
  uvv0*6,uuu0loo2chi36bd15bd1adc25bd19eg2hkl2stt1uvv0*7,
  uvv0*10,uuu0*2,uvv0*11,
wheel-many-prizes 358x432
~ EO9I vjPI J5Bu yzhh T6lT hb2a u2KT fcFA UuuM ZS7l 4od6 NQjH yDvk heak 6HZ5 1ja0 fgJF efpo 9l9y vGd6
~ SMo0 L7OA
  qrrcrss8*2,rssbrss9rrsarss7uvv0*16,
  uvv0utr0uso0*4,utp0uuu0uvv0*15,
  uvv0vn70vm50*5,vrl1vvv0*13,uvv0*2,
  uvv0vm50ul53tk57tk56rj46vm50vrk2vvv0uuv3vvv1uuu4uuu5vvv0*3,sss8stt8rssbrssauuv1vvv0uvv0
  uvv0vm50ul53tk56sk56sk57vm50vrk2vvv0rss8qrrbrsscrrravvv0*3,sss8stt8rss8rssbvvv1vvv0uvv0
  uvv0vn70vm50*5,vrl1vvv0*13,uvv0*2,
  uvv0utr0vto0*4,vtp0uuu0uvv0vvv0*5,uvv0*2,vvv0*5,uvv0*2,
  uvv0vvv0*20,uvv0*2,
  uvv0vvv0*2,uuu4vvv1vvv0*4,uuu3stt8rss8stt6vvv0*3,pqqfrrrapqqeqrrattt5vvv0uvv0
  uvv0vvv0*2,stt7qrr9vvv0*4,uuu1sss9rss8tuu6vvv0*4,rssbpqqivvv0*3,uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,
  uvv0vvv0*20,uvv0*2,
  uvv0stt9oppg*2,opphmookopqkvvv0*2,vvv1tuu7uuu3uvv3vvv0*3,uuu2ttt8rrs9ttt5vvv0*2,uvv0
  uvv0vvv0rrsbqqqfoppknooluuu3vvv0*2,uuu2qrrerss7stt8vvv0*3,uuu2ttt7rrs9uuu5vvv0*2,uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,
  uvv0vvv0*14,sst6sss7sss8sttcstt6sss8uvv0*2,
  uvv0vvv0uuu1stt8rss9sst7vvv0*3,uvv1stt9rss8stt6vvv0*2,stt6qrrfqqqfopploppiqrrcvvv0uvv0
  uvv0vvv0uvv1sss8rss8ttt7vvv0*3,uuu2sst7rss8tuu6vvv0*2,tuu4rrrfpqqdqqrgqrrfstt8vvv0uvv0
  uvv0vvv0*15,stt7qqrfqrrfrsscvvv0uvv0*2,
  uvv0*2,vvv0*5,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*10,uuu0vvv0*10,uvv0
  uvv0vvv0*9,ttt4ikkavvv0*10,uvv0
  uvv0vvv0*9,ttt5qrr5vvv0*10,uvv0
  uvv0vvv0*9,rsscqrrbvvv1vvv0*9,uvv0
  uvv0*23,
hubs 358x132
~ EO9I vjPI Md_m TUEG k9Dq 34kV VFo4 BQ06 k9Dq 34kV LqF0 k9Dq 34kV fbkZ
  rrsdrss7uvv0*21,
  uvv0*23,
  uvv0*2,vvv0*5,uvv0*3,vvv0*4,uvv0*3,vvv0*4,uvv0*2,
  uvv0*2,vvv0*6,uvv0vvv0*6,uvv0vvv0*2,vvv1uuu1vvv0*2,uvv0
  uvv0vvv0tuu7ttt8vvv0ttt6vvv2vvv0*3,uuu4tuu6uuu5uuu4tttbuvv0vvv0*2,jkkeklmattt4vvv0*2,
  uvv0vvv0ttt6oppdsss8oppcrrs9vvv0*2,pqqgrrr9rrrbqrrcqrrasst9uvv0vvv0*2,noo4ppq5uuu1vvv0*2,
  uvv0*2,vvv0*6,uvv0vvv0*6,uvv0vvv0*2,rrrcqrrbuvv2vvv0uvv0
  uvv0*2,vvv0*5,uvv0*3,vvv0*4,uvv0*3,vvv0*4,uvv0*2,
  uvv0*3,vvv0*3,uvv0*5,vvv0*2,uvv0*5,vvv0*2,uvv0*3,
actions 358x527
~ EO9I vjPI 9KQG xkis pk-w Hk2k HLfx KPoD b8Ti GMDN yzhh blHu uui5 Xffd pk-w Hk2k qrQY KPoD b8Ti pB91
~ pk-w I9Lq KPoD nZGr uui5 Ybs_ g7aX CGN5 Ybs_ palm N4k-
  rrs9rssbstt5uvv0*20,
  uvv0*9,uuu0uvv0*2,uuu0uvv0*10,
  uvv0*8,uuu2jllmnoodppqdlmmhrss4uvv0*9,
  uvv0*7,uuu0uvv0ttt0rss5uuu1ttt0uuu0uvv0*9,
  uvv0*2,ttu3qrrcrss9rsscqrr9sss9rrsaqrrbstt6rss8rrraqrrcsssarss5rss8qrrarrs9rss9uvv0*3,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  vn80vm50*20,vm60vpd2
  vm50*7,rj46ph49pi45rj4bqi47qi49tk57rj4bvm50*8,
  vm60vm50*7,ul52ul50ul52sj45ul51vm50ul50vm50*7,vm60
  uso0vrl0*21,uus1
  vvv0*18,vvv1vvv0*4,
  vus3utr4vus0tsq7vur3*2,vvv0*6,uuu2noojpqqcnoonoppfoppeqrrhoppeoppdrrr9vvv0
  vus4stt4rrrcqqrbrrscvus4vvv0*6,uvv2uuu7uuu3vvv1uuu3vvv1vvv2*2,vvv1uuu5vvv0
  vvv0vus0*4,vvt0vvv0*5,uuu3stt7uuu6stt6ttt7sst6ttt6ttu5sss9stt5uuu4vvv0
  uvv0*23,
  uuu4uvv0*6,uuu4voa1vm50*12,vm60vpd2
  uvv3vvv0oppittt4ppqdrss9vvv0uuu6vn71vm50*3,ph48sj48sk56qi48tk56qi4cvm51vm50*4,
  uvv3vvv0*2,tuu5uuu4vvv0*2,uuu6vn71vm50*5,sk56tk53vm50tl50vm50*4,vm60
  uuu1uuu0*6,uuu1uso0vrl0*13,uus1
  vob0vn80*20,vn90vqg2
  vm50*6,qi49rj49ul52sk55qi49sj45qi4atl55sk58ph48sj45vm50*6,
  vm50*6,sj41rj44rj46rj45tl51sk56sk53sj42tl53sk52tl51vm50*5,vm60
  vrl0vqi0*21,utp1
  uvv0*12,uuu1ttt3sstasst6uuu2stt6tuu3*2,stt6ttt3qrrg
  uvv0*12,ttt3stt4tuu2stt4*4,ttt3sss5stt2tuu4
  uvv0*23,
  uvv0*23,
  uvv0*8,stt7stt6uvv0stt5tuu2uuu1uvv0*9,
  uvv0*7,stt5oqqeprrbmpqboqr9qssamppdqss5uvv0*8,
  uvv0*4,uuu1*2,uuu2uuu1uuu0uuu1uuu0uuu1uuu0uuu2uuu0uvv0uuu1uuu0*2,uvv0*4,
  uvv0*4,qrraqrr9rss9sss6qrr7rrs9rss9qrrasst6qrrbqrr9sss6rrs9qrr7ttt4uvv0*4,
prizes-ONGOING 358x589
~ EO9I vjPI VD-P yzhh EhEY 5oab a7UX YI_9 RmyX hWbD hO36 mCuO M9xa Vvwi 5Q8Q O3kQ MIF7 2-mI hWbD hO36
~ _135 m--F Vvwi 5Q8Q 8KIB FrAp 2-mI hWbD hO36 mCuO Puvr Vvwi 5Q8Q _Pog 87GI 2-mI hWbD hO36 vu8S 0k3F
~ Vvwi 5Q8Q aaGn zk61 2-mI hWbD hO36 mCuO L5Ti Vvwi 5Q8Q SPli AeTE 2-mI hWbD hO36 ZzL1 67_p Vvwi 5Q8Q
~ o1tQ mDyE 2-mI hWbD hO36 mCuO MZ7M Vvwi 5Q8Q mMg0 M9f6 2-mI hWbD hO36 Hqo3 xi0C Vvwi 5Q8Q o1tQ vd-U
~ rWkj
  rrserrs8rss7qrrdqrrbqrrctuu1uvv0*16,
  uvv0*23,
  uvv0*11,uuu1rss8nppioppaqrr9oppbmooksss5nopjqrr7oppclnno
  uvv0*11,uuu0pqq2rss3pqq4pqq3rrs3qrr8pqq9pqq7noo8pqq6rss8
  stt3rrs4stt6uvv0*17,uuu0*3,
  oppfnopdpqqfttt3uvv0*10,rrs5mnoloppfmoofmooirss6qrs6looctuu0
  rss9rss7*2,qrrarss8stt5uvv0*14,tuu0stt1tuu0
  uuu0*23,
  mnoijllknoomttt3uvv0*11,tuu2uuu0tuu2tuu3uvv0stt2prr7tuu0
  rss9tuu3rss8tuu3rss9rssauvv0*9,oppdnppcpqqdopqdstt3rst5nqqdtuu0
  ttt0stt4tuu1stt5ttt1tuu1uuu0*17,
  rss5qrr7rss9uvv0*17,uuu0*3,
  opqdnopcpqqdsst5tuu1uuu0uvv0uuu1uvv0*7,oppdoppfmoofmooirss6qrs6knodtuu0
  qrrbrrsbrss8rss9rrscqrrarss8stt9uvv0*12,tuu0ttt0tuu0
  uuu0*23,
  oppejllimnonttt3uvv0*8,tuu3tuu4ttu3uuu2*2,uuu0*2,ttt2stt2prr6tuu0
  qrrbpqqgrss9stt5qrrcpqqgsss7rrs8rrsatuu2uvv0*2,rss7opqcqrramnoeqqr8oppcpqqarss5rst4mppctuu0
  uuu0*2,tuu1uuu1*2,uuu0tuu2*2,uuu0*15,
  rrr7rss4pqqasss7uvv0*16,uuu0tuu0uuu0
  pqq8opqbpqqcqrrcttu1ttt1uuu0*4,uvv0*5,uuu0noodmoofmooirss6qrs6jnndtuu0
  sst8qrrdrss9sss7rss8rrsarss8qrrarrsatuu2uvv0*10,tuu0*2,uuu0
  uuu0*23,
  lmnhmnnikmmmoppjuvv0*13,ttu4tuu4uuu0stt2qss2tuu0
  qqrcqrrfpqqfttt6qrr7qrrdpqqfstt6rrs9rssauvv0*7,rss6oppbstt3rss4oqq6tuu0
  uuu0*3,tuu1uuu0*3,ttt3uuu0*15,
  qrraqrr8opqdrss9uvv0*16,uuu0tuu0uuu0
  oppbpqqcopqdrssatuu1tuu2stt4tuu2uuu1uuu0uuu1uvv0*5,pqqemoofmooirss6qrs6jnndtuu0
  rss9rrscqrrbsss8rss6rssbrrsbrssaqrr9rrs8tuu4uvv0*9,uuu0tuu0uuu0
  uuu0*23,
  lmnhmnnikmmmoppjuvv0*12,ttt5rss8stt8uuu0stt2qss3tuu0
  rss6rssauvv0*14,qrrcqqrarrr6stt5stt2qss3tuu0
  uvv0uuu0uvv0*18,uuu0*3,
  uvv0uuu1*4,uuu0uvv0*2,uuu1uuu0uuu1uuu0uuu2tuu2tuu3uuu1*2,uuu0*2,uvv0uuu2*2,tuu4
  stt5rrs8sst8rss9qrrdrss7sst6rss6sss8rss7rrs9rss7sssbrssasss9rss9sss8qrrarss8stt5rssaqrr8qrrg
  rssbrrsbrss8rss9rrrcrrscsss7qrrcstt6pqqepqqgsss6rrsarssarss7sst8qrrestt5rrs9pqqfrssarrscrss6
  uuu1uuu0uvv0*2,uuu1uuu0uvv0uuu0uvv0*3,tuu1uvv0uuu0*2,uuu1uuu0uuu1tuu4uuu2uuu1tuu3stt7
  uvv0*17,stt6qrrbrss8*2,qrr9qrrk
check-UPCOMING 358x232
~ EO9I vjPI dQEs yzhh V0Gj TUEG VzN1 MLSv ZyGq P_5b bJIS 4ns8 EtyG PNHS
  rrsarrrasst8qrr8qrrbqrrfsst6uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*6,ttt7vvv0uuv3vvv2uuu3uuu4uuu2rssbvvv1stt8sst5vvv0*2,psq3osq4uvv0vvv2
  vvv0*5,uuu3nooaoppalmnboppdkllilmncmnn7noogrrr7mnobnop8klmgvvv0osq6nrp6uvu0vvv2
  vvv0*19,uvv0uvu0vvv0vvv2
  vvv0*2,uuu4sttcuuu5tttbttt9ttu8tuuastt9*2,ttt7tuu4rrsarss9sssdsttbttt8sttattt8ttt9uuu6vvv2
  vvv0*2,uuu1*2,uuu2vvv1uuu3uuu2uuu3uuu2vvv1uuu2vvv1uvv2vvv1*2,uuu3*2,uvv1vvv1uuu2vvv0vvv2
  vvv0*2,sssattt8stt7rssbstt9rssestt8qrresss7tttdrrsbsss9ttt8sssastt9stt8ttt8qrrfsss7uuu7vvv2
  vvv0*6,tuu8qrrarrrdsssarsscsss9sstdrss9rrsetuu8sssfttt7tuu5stt7ttt7uuu3vvv2
  vvv0*10,vvv1vvv0*2,vvv1vvv0uuu3vvv1vvv0vvv1vvv0vvv1vvv0vvv2
  vvv0*15,vvv2uvv3vvv1uuu6uuu5vvv2vvv0vvv2
  vvv0*15,uvv3npqfprr7rstboqrcpqrdtuu3vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
results 358x500
~ EO9I vjPI 6-gm yzhh Howd yzhh RC80 xzaq JbNM iRjT j9rB z8hZ 2hWA ZtnD KF8X j9rB OVrs 2hWA 1m68 Oo79
~ plYb Bir9 P-Ja WSY_
  rss8rrrdttt3uvv0*20,
  tuu0npq0npp0*19,rss1uvv0
  8df518a0*20,28a1ilma
  18a0*23,
  18a0*14,28a018a0*8,
  18a0*2,3992bc8218a0*3,5fh219b118a07ce3eij418a038a1od7228a118a0*2,ee827a9218a0*3,
  18a0*3,5a9118a0*3,19b029b018a07ce3dhj418a028a038a018a0*3,de826a9218a0*3,
  18a0*2,6ab139a14891ib8118a0*2,4ac3afg618a0*2,9c935a9218a0*5,bcd328a118a0*2,
  18a028a1lhg428a138a1da9118a028a0ccd1kgf0pig0pjh0mhg0fee159b118a03bd129c118a09bc2bcd318a0*2,
  18a019b029b018a0*3,bcd2skg1vmb0uf80ue70vkg1vli0vpo1vom1iff228a018a0*3,28a018a0*2,
  18a03ce14eg218a0*2,gee4lkj1um70vm50ug71ue70vkg1vlj0vuu1vvv0lnn4oih339a118a06992ba9218a0*2,
  18a0*4,cdd4kkj26ik0ejg1vm50vj61ue70vkg1vom1vvv0ors36ik0cjk1mhg418a0*5,
  18a0*3,38a2tmk3qst2akm16ik0lkc2vm50se70sjg1vrq1tuu28jl17ik0kkc1vmb0cdd418a0*4,
  18a0*3,ddd4trq1tuu0stt1eln26hj1bd92ac81cd808dd3aik38ii0ok91tl60*2,oig418a0*4,
  18a0*2,28a0*8,18a0*2,28a0*8,18a0*3,
  18a03ac05bc0*8,4ac029b05bc0*8,5bd118a0*2,
  18a04ac05bc0*6,6ce47df74ac039b05bc0*3,7ce47df88dfa7ce68df75bd318a0*2,
  18a04ac05bc0*3,bfhedhjddhic8df4dhid4ac039b05bc0*2,6bd2dhibdhifbfhacghbeijc6cd218a0*2,
  18a04ac05bc0*3,7ce2aeg59eg5bfh8bfh74ac039b05bc0*2,5bd18df27ce37ce27de37de25bc018a0*2,
  18a04ac05bc0*4,afga*2,cgicdhic4ac039b05bc0*4,7de77df86ce47de65bd418a0*2,
  18a04ac05bc0*4,6cd66ce5*2,6cd34ac039b05bc0*9,18a0*2,
  18a03ac05bc0*4,6bd16ce25bd17ce54ac039b05bc0*8,4ac018a0*2,
  18a0*2,29b0*8,28a018a029b0*8,28a018a0*2,
  18a0bgh3kmn0*18,ilm118a118a0
  18a0opq6vvv0*3,uvv2rss7uuu5sttattt5uuu5uvv1uuu4stt4rsscuuu5tuu6vvv0*4,5bc618a0
  18a0opq6vvv0*3,vvv1rss6rssbpqra*2,rss8qrrbopqfpqr6qrr9uvv3uuu3vvv0*4,5ac618a0
  18a09ef3gkl0*18,eij118a0*2,
  18a0*23,
  18a0*4,4ac4afhiaegfafhh7dei8dff8dfcafgm9efh6cec6ce8bghi9efa8dfi18a0*5,
  18a0*23,
  8df518a0*20,28b1ilma
  rss339b118a0*19,ilm5uvv0
prizes-ENDED 358x457
~ EO9I vjPI CldY yzhh EhEY enau K98y 5HLf xAVW mQOR etkV jUka xAVW c3K_ mQOR YI_9 obNc MQtt mRpe leXg
~ lCiT 58VX EGz8 2bxU zjji RvcV kG-l Esi9 2CMc MQtt 7RAI YM4J sRz7 XXIC Jupd lCiT NxiG
  rrserrs8rss6qrreqrrbuvv0*18,
  uvv0*23,
  uvv0*9,sss4qrrarss6qrr7noojrss7qrrauuu1opqgqrrbnopjqrr7oppclnno
  uvv0*9,uuu1lnnbpqr8noo9qqr5pqq9qrr4mnnepqq5rrs7pqq7noo8pqq6rss8
  uvv0*10,stt6qrrbstt7sss8pqqdqrraqqrdrss8rss9rss8qrrcpqqhpqqe
  uvv0*10,uuu0*4,uvv0*3,uuu0uvv0uuu0uvv0*3,
  39b139b0*9,bijb8jl0*4,dlm8vm70*3,uoc4uuu2mkkornfh
  ilm1hkl0*9,mpq5kpq0*4,mqr3uqk0uqj0*2,urm2uuu1qqqatro7
  stt3uvv0*15,sst4stt4ttt5rss4stt3usp1urm2
  rrr6uvv0*15,pqqcpqqhqrrcpqqcrssburl3tpg3
  uuu0*23,
  ttt2uvv0*15,uuu2uuu0uuu1tuu2uvv0oqq2lno3
  pqq9uvv0*15,rss8pqqeqrr9pqqhrss6jmn4ehi3
  uuu0*23,
  rss5*2,uvv0*14,tuu1stt4ttt5rss4stt3trp1tpn2
  oppcnophuvv0*14,ttt2pqqfqrrcpqqcrssbtom3slh3
  uuu0*23,
  stt4qrr6rrs7uvv0*11,ttu4tuu3uuu0uuu1uuu2uvv0tuu3uuu1uuu2
  pqqaoppbopqduvv0*10,uuu1pqqbrss9oppgqrr8pqqbqrra*2,uuu2tuu4
  uuu0*23,
  sst3qrr5rss6uvv0*14,ttt3stt6rss5sss4usp1urm2
  qqraqqr9pqqcuvv0*14,rss6rrsapqqarss9url3tpg3
  uuu0*23,
  stt3qrr6rrs7uvv0*15,uuu0ttu4uvv0pss1mqr2
  pqqboppbopqduvv0*15,tuu2pqqcqrr7lqq3gno3
  uuu0*23,
  rss6rss5qrr8stt3uvv0*13,ttt3stt6rss5sss4oqq2lno3
  pqqbppqenppfrss6uvv0*13,ttt5rrsapqqarss9jmn4ehi3
  uvv0*23,
check-ENDED 358x209
~ EO9I vjPI Bcq6 yzhh V0Gj TUEG VzN1 MLSv ZyGq P_5b p9R5 4ns8 EtyG PNHS
  rrsarrrarss7qrrdqrr8uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*6,ttt7vvv0uuv3vvv2uuu3uuu4uuu2rssbvvv1stt8sst5vvv0*2,psq3osq4uvv0vvv2
  vvv0*5,uuu3nooaoppalmnboppdkllilmncmnn7noogrrr7mnobnop8klmgvvv0osq6nrp6uvu0vvv2
  vvv0*19,uvv0uvu0vvv0vvv2
  vvv0ttt9uuu4tuu6stt9sttctuu8stt8tuu6uuu6sstbstt9tuu5rrsarss9sssdsttbttt8sttattt8ttt9uuu6vvv2
  vvv0uuu4*2,uuu3uuu1vvv1vvv0uuu1uuu4uuu5vvv0uuu1vvv1uvv2vvv1*2,uuu3uuu2uvv1vvv1uuu2vvv1vvv2
  vvv0*19,uuu3sssauuu3vvv2
  vvv0*22,vvv2
  vvv0*15,uuu6nqqgpqr8qrsinpqgprrdtuu3vvv2
  vvv0*16,tuu2vvv0*3,uuv3vvv0vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
records 358x460
~ EO9I vjPI fb-0 yzhh lXFW 8gTI yzhh DntS wYWs Vk_J yAEb J-dL r4m7 LOAh 8gTI yzhh 3zmP Og4v Vk_J Aud5
~ kTeY FaVb Fto1 6rEi 8gTI yzhh 1dOo NHO6 Vk_J nQeY _18m zBAa svam -ThK 8gTI yzhh UxRB laNX Vk_J 6rEi
~ 8gTI yzhh PTT_ SZzz Vk_J xDUB kTeY WTWB EuCT
  rss9*2,rss6uvv0*20,
  uvv0*23,
  uuu1uuu0*3,uvv0*3,uuu0*2,tut0*4,uuu0uvv0*3,rss5opq8oppgoppinopljllk
  pqqcrss8qrraqrrcqrrbrrs7stt5qrrgtuu0psq5nqoapsq7qtr3tuu0uvv0*2,tuu1tuu3tuu1uvv0uuu1ttt4stt3
  uvv0*8,uuu0*6,uvv0tuu3rss6sst7stt5rrs9qrrbsst7rssa
  uvv0*23,
  uvv0*20,qrranopgopp9
  uvv0*10,ttu3ttt4uuu1*3,stt6ttt4stt4ttt4rss8tuu3tuu2stt9
  uvv0*9,stt5stt4sst5stt6rss7rss9sss6stt6stt5*2,rss6sss6rss8rssb
  uvv0*10,tuu2rst6rtt8tuu2rss4qrr8pqrb*2,rss8qrrcstt4rss7tuu0
  uvv0*10,qss8prr5qss6tuu1stt1stt3*3,stt1rss1stt2*2,tuu0
  uvv0*18,uuu0uvv0*4,
  uvv0*18,oppgnopcpqqgnpphopq9
  uvv0*15,uuu1sss7ttt5ttt4tuu2stt6stt7rss9
  uvv0*5,tuu0*9,uvv0ttt5stt3ttt3*2,rss7rss6ttt2stt4
  uvv0*4,tuu4uuu0ttt4tuu1stt8ttt5ttt2rss8stt6ttt4tuu4vts0vtr2*3,vts1usr4urq6vts0
  uvv0*4,tuu5stt6oppbpqqaqrrboppfpqq9qqr7pqq9stt7tuu5usq3spnaspn7tqoasom8urq5urp7vts0
  uvv0*5,tuu0*9,uuu0uvv0*8,
  uvv0*14,rss9pqqbrrrcpqqerrsarss6sst7rssapqqq
  uvv0*23,
  uvv0*19,qrrdoppgpqqdrss9
  lopinqq9oqrhuvv0*6,uuu0*10,stt5ttt2uuu1stt5
  uvv0*8,stt5rss5qrrarrs8stt7qrr8rrsbqrrcrrraqrr9qrrbpqrbrssaqrrapqqk
  uvv0*23,
  uvv0*15,qrraoppfpqqemoofpqqaoppapqqajllk
  uvv0*16,stt5tuu2stt3uvv0tuu3tuu2stt3
  uvv0*14,tuu3sss6rss9sss8stt5rrs9qrrbsst7rssa
  uvv0*5,uuu0rrs9stt7rss8sst5ttu4ttt3ttu4ttt5uuu0stt5rss7rss6rss5sst5ttt1stt4tuu0
  uvv0*5,uuu0sss5rss7stt5sss8rrs9sss6stt4rss8uuu0qrr5qrr4qrr5qrr6pqq8rss3stt5tuu0
draw-won 358x716
~ EO9I vjPI Y-Z2 yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI GQ8I z8HO FK8P F53j mdr5 zUwo Ybs_ 5bUp piKz 2_BH Db-X
~ lifh TqXt usqD q9I2 EPxX q9I2 U097 q9I2 -EtK q9I2 1SHN q9I2 1-cH q9I2 h2Sj q9I2 kd9a q9I2 SCVR q9I2
~ dWlI usqD q9I2 vCww q9I2 1TYY q9I2 -YLy q9I2 QGcr q9I2 kd9a q9I2 1-cH q9I2 h2Sj q9I2 PR5N q9I2 Ukt2
~ 0GXU Zo-6 IrjG tPxC 9CPD jnna hO36 aoQ9 t61d Min6 -K4x g_9F t61d DTSp cBlz feF6 0HON
  rrsarss8rss9stt6uuu0*19,
  tuu0npp0mop0*2,qqo1uso0*13,uqo0*3,usr0uuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*4,hb23c810ph43ic23c811qi43ke33b811og43vm50*3,tm70tm60vl50vk60
  vm60vm50voc1vm50*4,b717le31qi45c814rj44a717a615tl529607vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,ph43fa23hb2ae915tk539608a715vm509607vm50*5,vsn2vvv0
  vli0vm60vm50*4,ul52c812a712rj43e914a712ng33hb24a612ke34vm50*5,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,oppchjjdhjjh*2,mnocoopdikkcghihhjjgstt6sss7qqr6rss6uuu2rssaklmhuvv3vvv0*3,
  vvv0*3,sst6qrr3qqr4*2,uuu1qrr3pqq4opp4ttt4ttu2ppq2pqq2opp9rrr9opp3*2,vvv0*4,
  vvv0*6,uuu2*2,vvv1uuu5uuu6vvv1uvv4uuu5vvv0vvv3vvv0*7,
  vvv0*6,tuu3ttu9rss9sssarrsbttt6qrrcsst9qrrbrss9vvv0*7,
  vvv0*5,tuu6uuu4uuu8ttt8tttatttcuvv2ttt6sst9uuu4*2,sttavvv3vvv0*5,
  vvv0*5,uuu3ttu4stt9ttu7ttt6uuu2tuu5uuu1uuu2uuu4ttt3ttt4vvv0*6,
  vvv0*8,uuu3uuu4tuu8vvv1*2,vvv3vvv1vvv0*8,
  vvv0*8,tuu7ttt9ttt7ttt9sst8stt9vvv2vvv0*8,
  vvv0*2,nqqirstaqsscqssbrsserst9npqhprrbrssfprrbsttaoqqgoqrdoqqjqssbprrbstt8qssdsttdvvv0*2,
  vvv0*10,vvv1tuu5vvv1vvv0*3,vvv1vvv0*6,
  vvv0*10,rst9qrs9uvv2vvv0*10,
  vvv0*23,
  vvv0vvv1vvv0*10,vvv1vvv0*2,vvv1fjk1mnl3uso2umi0vsq2vvv1vvv0
  vvv0vvv1vvv0*8,ttt5nooopqqcpqqjoppituu66a91rk62vn80uh61vol3vvv1vvv0
  vvv0vvv1stt9ttu5vvv0*2,uuv4uvv3*2,vvv2vvv0vvv3vvv1vvv3tuu7vvu2vm81ke3cjd3foi68vto1vvv1vvv0
  vvv0vvv1stt9uuu3vvv0*2,uuu3ttu5sst8uuu4ttt8sssbstt6ttt9sst7vvu2tk72sj49pi4dvm61usn2vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavuu3uf70vl71vm619c83ilm6vvv1vvv0
  vvv0vvv1vvv0*14,vol0vqo0opp2ilm0rss3vvv0*2,
  vvv0*23,
  vvv0vrk1voc0*18,vpd0vvu0vvv0
  vvv0voc2vm50*2,sk56tk56sk46tk55ul54sk56tl54tk55rj4atk55vm52tk55tl55mg3aul53vm50*2,vus2vvv0
  vvv0vpc2vm50*2,sj48rj42rj45tl52rj44sk53qi48sj44ul53rj46sj46rj47ul51rj42vm51vm50*2,vus2vvv0
  vvv0vur0vsm0*18,vsn0vvv0*2,
  vvv0uuu5uvv0*7,tuu1uuu1uvv0uuv0uvv0*7,uvv1vvv2vvv0
  vvv0uvv6vvv0*6,stt7nookmnokqrrcoppepqqbvvv0*7,uvv6vvv0
  vvv0vvv3uvv0*6,uuu1uvv0*11,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
draw-won-last 358x716
~ EO9I vjPI 9VSC yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI GQ8I z8HO FK8P F53j mdr5 zUwo Ybs_ 5bUp piKz 2_BH Db-X
~ lifh TqXt usqD q9I2 EPxX q9I2 U097 q9I2 -EtK q9I2 1SHN q9I2 1-cH q9I2 h2Sj q9I2 kd9a q9I2 SCVR q9I2
~ dWlI usqD q9I2 vCww q9I2 1TYY q9I2 -YLy q9I2 QGcr q9I2 kd9a q9I2 1-cH q9I2 h2Sj q9I2 PR5N q9I2 Ukt2
~ 0GXU Zo-6 IrjG tPxC 9CPD jnna hO36 aoQ9 t61d 3epg t61d DTSp cBlz feF6 0HON
  qqrapqq8*2,pqq9opq9rrs1rss0*13,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*4,hb23c810ph43ic23c811qi43ke33b811og43vm50*3,tm70tm60vl50vk60
  vm60vm50voc1vm50*4,b717le31qi45c814rj44a717a615tl529607vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,ph43fa23hb2ae915tk539608a715vm509607vm50*5,vsn2vvv0
  vli0vm60vm50*4,ul52c812a712rj43e914a712ng33hb24a612ke34vm50*5,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,oppchjjdhjjh*2,mnocoopdikkcghihhjjgstt6sss7qqr6rss6uuu2rssaklmhuvv3vvv0*3,
  vvv0*3,sst6qrr3qqr4*2,uuu1qrr3pqq4opp4ttt4ttu2ppq2pqq2opp9rrr9opp3*2,vvv0*4,
  vvv0*6,uuu2*2,vvv1uuu5uuu6vvv1uvv4uuu5vvv0vvv3vvv0*7,
  vvv0*6,tuu3ttu9rss9sssarrsbttt6qrrcsst9qrrbrss9vvv0*7,
  vvv0*5,tuu6uuu4uuu8ttt8tttatttcuvv2ttt6sst9uuu4*2,sttavvv3vvv0*5,
  vvv0*5,uuu3ttu4stt9ttu7ttt6uuu2tuu5uuu1uuu2uuu4ttt3ttt4vvv0*6,
  vvv0*8,uuu3uuu4tuu8vvv1*2,vvv3vvv1vvv0*8,
  vvv0*8,tuu7ttt9ttt7ttt9sst8stt9vvv2vvv0*8,
  vvv0*2,nqqirstaqsscqssbrsserst9npqhprrbrssfprrbsttaoqqgoqrdoqqjqssbprrbstt8qssdsttdvvv0*2,
  vvv0*10,vvv1tuu5vvv1vvv0*3,vvv1vvv0*6,
  vvv0*10,rst9qrs9uvv2vvv0*10,
  vvv0*23,
  vvv0vvv1vvv0*10,vvv1vvv0*2,vvv1fjk1mnl3uso2umi0vsq2vvv1vvv0
  vvv0vvv1vvv0*8,ttt5nooopqqcpqqjoppituu66a91rk62vn80uh61vol3vvv1vvv0
  vvv0vvv1stt9ttu5vvv0*2,uuv4uvv3*2,vvv2vvv0vvv3vvv1vvv3tuu7vvu2vm81ke3cjd3foi68vto1vvv1vvv0
  vvv0vvv1stt9uuu3vvv0*2,uuu3ttu5sst8uuu4ttt8sssbstt6ttt9sst7vvu2tk72sj49pi4dvm61usn2vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavuu3uf70vl71vm619c83ilm6vvv1vvv0
  vvv0vvv1vvv0*14,vol0vqo0opp2ilm0rss3vvv0*2,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*3,3bd45ce67egd4bd65de74bd55ce93bd44bd65cea4ce66df83bd619c0*3,stt6vvv0
  vvv09fh619c0*3,7ega5ce33bd36df64ce56df65ce57ef84ce28ega6df25ce32ac219c0*3,stt5vvv0
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0*7,uuu1uvv0*10,uvv1vvv2vvv0
  vvv0uvv6vvv0*6,stt6nookmnnlqrrcoppepqqbvvv0*7,uvv6vvv0
  vvv0vvv3uvv0*6,uuu1uvv0*11,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
draw-none 358x597
~ EO9I vjPI 9JEW yzhh HeN6 yzhh fxJ1 pTgf pl1u q9I2 Lmfr q9I2 WNaD q9I2 SkEm q9I2 jTMk q9I2 UWmk q9I2
~ Nnsv q9I2 lbvb q9I2 mG01 q9I2 NJCB q9I2 MdXc q9I2 Y4cT q9I2 2bd4 q9I2 kd9a q9I2 Gddh q9I2 7sew q9I2
~ zVE6 q9I2 taS- q9I2 kd9a zUwo Ybs_ qG1w QpLm t9m_ Db-X t61d Min6 -K4x g_9F t61d 5CPI cBlz feF6 0HON
  qqrapqq8pqq9pqq8rss0*15,sss0stt0ttt0tuu0
  tuu0tts0*20,tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0tuu7*2,vur0vtq0*6,pom1mnl0utp1vtq0*6,vtp0vtq0*3,
  vok2vvv2*2,vuq0vtq0*3,vtp0vro0vqn0hhg56ab4vqm0vrn0vtp0vtq0*3,vqm2uf81vtp1tsp1fmm2
  uf81vtp0vtq0*3,vso0vol0vmj0tki0nig0hfe2hdc4vjf0vkh0vli0vnk0vqn0vtp0*2,vql1vtq0hnn36ik0
  vpk0vtp1vtq0vtp0vol0vli0vmd0pj9418a0*3,od73ue70*2,ukg3vrp0vmk0vnk0vso0vtq0*2,pro1qro1
  vtq0*2,vso0vmj0ulg0vm70vm50*2,499218a0*2,od73ue70*2,vqo3vvv0*2,vqp1vlj0vqn1vtq0*3,
  vtq0vso0vmj0lkj1aji1um60vm50*2,dd8418a0*2,od73ue70uf81vvv1vvv0*2,iop4djk1ulj0vqm1vtq0*2,
  vtp0vmj0lkj26ik0*2,fkf1vm50*2,ni7418a0*2,od73ue70ukf3vvv0*2,pss36ik0*2,cjk1vlj0vrn1vtq0
  vol1vnl1cln26ik0*3,mlb2vm50vm5139a218a0od73ue70vpn3vvv0tuu19jl16ik0*2,8ik0qle1vmj0vso1
  vlj0vut1vvv0iop26ik0*2,7ik0sm81vm50cd8418a0od73uf81vvu1vvv0dmn36ik0*2,cjh1sm70vm50vlg0vlj0
  vpn1vvv0*3,pss29jl16ik0bji1vm60ni749de0rid2ulg3vvv0kpq46ik0*2,ikd1vm60vm50*2,vm90vlj0
  vol2vuu0vvv0*3,tuu1emo26ik0noj3vto0vtq0*3,utr18jl29jj0pl91vm50*4,pj61pig5
  ue70*2,uje1vpm1vuu0vvv0*2,prq3vtp0lmk38cd16bc0ehh2usp1qrn2tm70vm50*2,oj61ee81499118a039a3
  ue70*5,ujd1vpm1vuq0mnl518a0*4,bff5vtq0qmc3dd81499118a0*5,
  vrp0*6,vsq0vvu0rrr1opq0*5,vvu0sss1opq0*7,
  vvv0*23,
  vvv0*5,oopfsst6nopfqqrcqrr8oppeopp9oopeqqrdnooiqqr4opphstt6vvv0*5,
  vvv0*5,qqr7noo9pqq5ttu5qqq5opp3qrr4rrr5noo8qrr4rss5qrr3vvv0*6,
  vvv0*3,vvv2vvv0vvv2vvv1uvv5vvv0uuu3uuu4ttt5tuu6vvv0vvv1uuu5vvv1vvv0*6,
  vvv0*3,ttt7uuu5sssarssasttcrss9ttt5sss9sst9stt9*2,sss8sss9ttt7sss8rss7vvv0*4,
  vvv0*4,ttt9tuu7uuu6tttcttt9ttu6sssfvvv3tttauuu5ttt8ttu8uuu8uuu5ttt9vvv0*4,
  vvv0*3,vvv1stt5ttt2uuu1uuu2tuu2uuu1uuu3uuu4tuu4ttt4uuu1ttt4uuu1tuu1uuu4vvv0*4,
  vvv0*8,uuu5*2,ttu8vvv1vvv2vvv1vvv3vvv0*8,
  vvv0*8,ttt7tttattt8ttt7sssbttt6uuu8vvv0*8,
  vvv0*2,nqqirstaqsscqssbrsserst9npqhprrbrssfprrbsttaoqqgoqrdoqqjqssbprrbstt8qssdsttdvvv0*2,
  vvv0*10,vvv1tuu5vvv1vvv0*3,vvv1vvv0*6,
  vvv0*10,rst9qrs9uvv2vvv0*10,
  vvv0*2,vus0*18,vvt0vvv0*2,
  vvv0vpd2vm50*10,vm51vm50*4,ul51vm50*2,vm60vvt1vvv0
  vvv0voc2vm50*2,ph4eph49oh4brj48pi48pi49oh4cph49qi4coh4brj48oh4csj47jd3btk54vm50*2,vus2vvv0
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*9,tuu5vvv0*9,uvv5vvv0
  vvv0uvv6vvv0*8,ttt6stt5vvv0*9,vvv4vvv0
  vvv0vvv1uvv0*18,vvv1vvv0tuu1
  stt1vvv0*20,uuu1rss0
draw-none-last 358x597
~ EO9I vjPI I9XN yzhh HeN6 yzhh fxJ1 pTgf pl1u q9I2 Lmfr q9I2 WNaD q9I2 SkEm q9I2 jTMk q9I2 UWmk q9I2
~ Nnsv q9I2 lbvb q9I2 mG01 q9I2 NJCB q9I2 MdXc q9I2 Y4cT q9I2 2bd4 q9I2 kd9a q9I2 Gddh q9I2 7sew q9I2
~ zVE6 q9I2 taS- q9I2 kd9a zUwo Ybs_ qG1w 5XzK t9m_ Db-X t61d 3epg t61d 5CPI cBlz feF6 0HON
  qqrapqq8pqq9*2,opq9qrr5rss0*13,sss0stt0ttt0tuu0
  tuu0tts0*20,tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0tuu7*2,vur0vtq0*6,pom1mnl0utp1vtq0*6,vtp0vtq0*3,
  vok2vvv2*2,vuq0vtq0*3,vtp0vro0vqn0hhg56ab4vqm0vrn0vtp0vtq0*3,vqm2uf81vtp1tsp1fmm2
  uf81vtp0vtq0*3,vso0vol0vmj0tki0nig0hfe2hdc4vjf0vkh0vli0vnk0vqn0vtp0*2,vql1vtq0hnn36ik0
  vpk0vtp1vtq0vtp0vol0vli0vmd0pj9418a0*3,od73ue70*2,ukg3vrp0vmk0vnk0vso0vtq0*2,pro1qro1
  vtq0*2,vso0vmj0ulg0vm70vm50*2,499218a0*2,od73ue70*2,vqo3vvv0*2,vqp1vlj0vqn1vtq0*3,
  vtq0vso0vmj0lkj1aji1um60vm50*2,dd8418a0*2,od73ue70uf81vvv1vvv0*2,iop4djk1ulj0vqm1vtq0*2,
  vtp0vmj0lkj26ik0*2,fkf1vm50*2,ni7418a0*2,od73ue70ukf3vvv0*2,pss36ik0*2,cjk1vlj0vrn1vtq0
  vol1vnl1cln26ik0*3,mlb2vm50vm5139a218a0od73ue70vpn3vvv0tuu19jl16ik0*2,8ik0qle1vmj0vso1
  vlj0vut1vvv0iop26ik0*2,7ik0sm81vm50cd8418a0od73uf81vvu1vvv0dmn36ik0*2,cjh1sm70vm50vlg0vlj0
  vpn1vvv0*3,pss29jl16ik0bji1vm60ni749de0rid2ulg3vvv0kpq46ik0*2,ikd1vm60vm50*2,vm90vlj0
  vol2vuu0vvv0*3,tuu1emo26ik0noj3vto0vtq0*3,uur18jl29jj0pl91vm50*4,pj71pig5
  ue70*2,uje1vpm1vuu0vvv0*2,prq3vtp0lmk38cd16bc0ehh2usp1qrn2tm70vm50*2,oj61ee81499118a039a3
  ue70*5,ujd1vpm1vuq0mnl518a0*4,bff5vtq0qmc3dd81499118a0*5,
  vrp0*6,vsq0vvu0rrr1opq0*5,vvu0sss1opq0*7,
  vvv0*23,
  vvv0*5,oopfsst6nopfqqrcqrr8oppeopp9oopeqqrdnooiqqr4opphstt6vvv0*5,
  vvv0*5,qqr7noo9pqq5ttu5qqq5opp3qrr4rrr5noo8qrr4rss5qrr3vvv0*6,
  vvv0*7,ttt6tuu5ttt8tuu5vvv0vvv2uuu8vvv1vvv0*8,
  vvv0*5,uuu5sst9stt7ttt8stt9ttt8sss9ttt6stt8ttt5stt7sss8vvv0*6,
  vvv0*5,sssfstt6uuu4sss8tuu6sttattt9sstattt6uuu6sstbstt8tttbvvv0*5,
  vvv0*5,uuu3vvv0ttu5uuu3vvv0uuu3*2,tuu4uuu3vvv0uuv0uuu3vvv0*6,
  vvv0*8,tuu6tuu7tttavvv2uvv3vvv1vvv5vvv0*8,
  vvv0*8,ttt6ttt8tuu6ttu7sstattt5uuu6vvv0*8,
  vvv0*2,nqqirstbqsscqssbrsserst9npqhprrbrssfprrbsttaoqqgoqrdoqqjqsscprrbstt8qssdsttevvv0*2,
  vvv0*11,tuu5vvv1vvv0*10,
  vvv0*10,rst9qrs9uvv2vvv0*10,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*5,2ac119c0*12,1ac0ttu4vvv0
  vvv09fg619c0*3,9fhe8fg99fhf9fhc*2,9fhb9fhd9fhc7ef8chjl9fh9aghb4bd919c0*3,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*9,ttt7vvv0*9,uvv5vvv0
  vvv0uvv6vvv0*8,tuu6ttt3vvv0*8,vvv1vvv4vvv0
  uvv1vvv0uvv0*18,vvv0*2,ttt1
  sss1vvv0*20,ttt1rss0
draw-gift 358x716
~ EO9I vjPI _1Go yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS MPQS FK8P F53j RBSD zUwo Ybs_ v3Oj QLfW 4xN7 Db-X lifh TqXt usqD
~ q9I2 EPxX q9I2 U097 q9I2 -EtK q9I2 1SHN q9I2 1-cH q9I2 h2Sj q9I2 kd9a q9I2 SCVR q9I2 dWlI usqD q9I2
~ vCww q9I2 1TYY q9I2 -YLy q9I2 QGcr q9I2 kd9a q9I2 1-cH q9I2 h2Sj q9I2 PR5N q9I2 Ukt2 WHsP IrjG tPxC
~ 9CPD jnna hO36 aoQ9 t61d EgE4 t61d _p4y cBlz feF6 0HON
  qqrapqq8oppbqrr3rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm60vm50voc1vm50*16,ola1pl91vm60voa0
  vli0vm60vm50*5,ul52tk53ul52tk52sk55tk55rj48ul50vm50*6,vsn2vvv0
  vli0vm60vm50*5,sk53le3clf3ang36qi45mf3bng38oh46vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,pqq5mnnjttt6stt6qrr7oopepqqdnopiqqr4stt7*2,opp5sst6uvv2nopdnopgvvv0*4,
  vvv0*3,ttt2rss4mno9mnnaqqr3qrr6noo8qrr4rss5rrr2ppq3pqq3mnndstt2opp3rrr3vvv0*4,
  vvv0*5,vvv1vvv0*2,vvv2uuu4vvv0vvv3vvv0uuu5vvv2vvv0*2,vvv1vvv0*5,
  vvv0*5,sst8ttt4rrsdsss8sssatttarrrfstt7rrscrrsbttt6rss9uuv3vvv0*5,
  vvv0*7,sttauuu4uuu6ttu7sttdvvv3uuu4uuu5tuu5uuu3vvv0*6,
  vvv0*6,sss9uuu3uuu2sst7tuu3ttt3uuu5ttt3ttt4vvv1*2,vvv0*6,
  vvv0*8,uuu4tuu6tuu7vvv2vvv1vvv2vvv1vvv0*8,
  vvv0*8,ttu8stt8ttt9tttbsst8stt7vvv3vvv0*8,
  vvv0*2,nqqirstaqsscqssbrsserst9npqhprrbrssfprrbsttaoqqgoqrdoqqjqssbprrbstt8qssdsttdvvv0*2,
  vvv0*10,vvv1tuu5vvv1vvv0*3,vvv1vvv0*6,
  vvv0*10,rst9qrs9uvv2vvv0*10,
  vvv0*23,
  vvv0vvv1vvv0*9,vvv1*3,vvv2vvv1fjk1mnl3uso2umi0vsq2vvv1vvv0
  vvv0vvv1vvv0*8,ttt5nopnpqqcpqqippqhtuu66a91rk62vn80uh61vol3vvv1vvv0
  vvv0vvv1stt9ttu5vvv0*2,uuv4uvv3*2,vvv2vvv0vvv3vvv1vvv3tuu7vvu2ul84ul55tk56rk67vto1vvv1vvv0
  vvv0vvv1stt9uuu3vvv0*2,uuu3ttu5sst8uuu4ttt8sssbstt6ttt9sst7vvu2sk73sk53tk54um63usn2vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavuu3uf70vl71vm619c83ilm6vvv1vvv0
  vvv0vvv1vvv0*14,vol0vqo0opp2ilm0rss3vvv0*2,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*5,4bd65cea6dff3bd65dec4ce68fge6dfc4ce919c0*5,stt6vvv0
  vvv09fh619c0*4,2ac27ef66df35ce45ce76df84ce25ce2*2,3bd619c0*5,stt5vvv0
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0*8,tuu3uuv0uuu0uvv0*7,uvv1vvv2vvv0
  vvv0uvv6vvv0*8,opphoppcuuu4vvv0*8,uvv6vvv0
  vvv0vvv3uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
draw-shown-late 358x708
~ EO9I vjPI YYaA yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI GQ8I z8HO FK8P F53j mdr5 zUwo Ybs_ hLg1 piKz 2_BH Db-X
~ lifh TqXt usqD q9I2 EPxX q9I2 U097 q9I2 -EtK q9I2 1SHN q9I2 1-cH q9I2 h2Sj q9I2 kd9a q9I2 SCVR q9I2
~ dWlI usqD q9I2 vCww q9I2 1TYY q9I2 -YLy q9I2 QGcr q9I2 kd9a q9I2 1-cH q9I2 h2Sj q9I2 PR5N q9I2 Ukt2
~ 0GXU Zo-6 IrjG tPxC 9CPD jnna hO36 aoQ9 t61d Min6 -K4x g_9F t61d DTSp cBlz feF6 0HON
  qqrapqq8pqq9opqapqq8opp9rss0*13,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*4,hb23c810ph43ic23c811qi43ke33b811og43vm50*3,tm70tm60vl50vk60
  vm60vm50voc1vm50*4,b717le31qi45c814rj44a717a615tl529607vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,ph43fa23hb2ae915tk539608a715vm509607vm50*5,vsn2vvv0
  vli0vm60vm50*4,ul52c812a712rj43e914a712ng33hb24a612ke34vm50*5,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*16,uuu2vvv0*6,
  vvv0*2,rrr6ikkihjjmnoogjkljhijiikkiqrralmnhqrrdnoodnooerrs9lnnbpqqgklmenoo9oppfvvv0*3,
  vvv0*11,uuu2ttt6vvv1uuu2vvv1vvv0vvv1uuu4vvv0*4,
  vvv0*6,stt6tttasss8rrsdqqqhttu6qrrfrrsfrss9rssavvv0*7,
  vvv0*7,vvv3uuu5vvv3vvv2vvv1uuu3uuu2uuu3vvv1*2,vvv0*6,
  vvv0*5,stt9sss8rrsgsssdrrrfssscstt8ttt6sssattt8sss8qrreuuv3vvv0*5,
  vvv0*23,
  vvv0*8,sstbrssdrrsgtttbsssassscuvv4vvv0*8,
  vvv0*2,rst8vvv0uvv3*2,uvv4vvv1uuu4uvv3uvv4uuu3vvv0rst8stt5rtt9vvv0uvv3vvv0uvv3uuu5vvv0*2,
  vvv0*2,rtt9rstarst9rst8sttastt7oqrdqss7sttbqss8stt9stt8rtt7sttaqsscqss7stt8rst9tuu8vvv0*2,
  vvv0*10,rssaoqrfuuu3vvv0*10,
  vvv0*23,
  vvv0vvv1vvv0*14,uuu0*2,vvu0vuu0vvv0*3,
  vvv0vvv1vvv0*8,ttu5qrrhqrrdrrrfpqqhuuu418a0jha5upf3uf70vol3vvv1vvv0
  vvv0vvv1uuu3vvv0*8,stt7uuu1ttt4uuu2uuu4li82qj45qi46qj64vqk2vvv1vvv0
  vvv0vvv1qssdrst8vvv0*2,ttu7stt8rsscttt7stt9rrsesss8sttcqrrevvu2vm80ng3cmf3esk54vur1vvv1vvv0
  vvv0vvv1*2,vvv0*12,vuu2sh62ul54tk57nj83ool4vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss7sst9vvu2ug90vkc1okd34ab1lno5vvv1vvv0
  vvv0*23,
  vvv0vut0vtp0*18,vuq0vvv0*2,
  vvv0vpd2vm50*10,ul52vm50*4,tl54vm50*3,vut1vvv0
  vvv0voc2vm50*2,pi4dpi48oh4arj47pi48qi49oh4cph49rj4aoh4brj48oh4dsj46ke38tk54vm50*2,vus2vvv0
  vvv0vqh1vn90*18,voa0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*6,vvv1qqqiopqjttt6sss9ttt7vvv0*7,uvv6vvv0
  vvv0uvv5vvv0*6,sst7sss4ttt2ttt5rss5stt4vvv0*6,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
address-errors 358x1201
~ EO9I vjPI t88y yzhh HeN6 yzhh FWno t2ny r8yg _PtZ 1yF- VV-r KXLn Vsml dg2w AhSE waCU sCCv 1yF- J6ha
~ KXLn d981 dg2w AhSE waCU sCCv 1yF- yOK2 KXLn _OA_ dg2w AhSE waCU VUVE 1yF- WX7H KXLn xjdi dg2w AhSE
~ waCU sCCv 1yF- V9EA A7Eg 7OWS 1yF- F_Om KXLn 5m-Q dg2w AhSE waCU sCCv 1yF- ypz_ KXLn xjdi dg2w AhSE
~ waCU sCCv 1yF- xWY5 A7Eg 7OWS zmzO pk-w 1n8Z xNuP
  pqqbpqq9pqq7pqq8*2,qrr2rss0*13,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu1
  vvv0*14,vvv1*2,vvv2ttt6vvv0uuu2vvv1vvv0*2,
  vvv0*13,oppblmngnoodnoocpqqfmnnkjklklmncvvv1vvv0
  vvv0*13,vvv1vvv0*9,
  vvv0*8,sstasssdrsscttt6rssfttt6rsscrssgsssestt8*2,stt7stt9vvv2vvv0
  vvv0*23,
  vvv0*16,uuu2stt9ssseuuu3sssgvvv2vvv0
  vvv0uuu1stt0*14,pqr7oqr5prr5npq8prr8vvv1vvv0
  vvv0qrrgvuu0*18,utt4rstdvvv0
  vvv0rrsgvvv0*19,rrslvvv0
  vvv0rrsgvvv0*18,vvv1rsshvvv0
  vvv0stt5rrs0*16,rrr1rrs0qpp6vvv1vvv0
  vvv0*13,vuu3urrburraussburr8ussdurr8slm6vvv0*2,
  vvv0*23,
  vvv0*17,rrs9opplqrrhopqfvvv2vvv0
  vvv0vvv1vuu0*16,utt1*2,utu2vvv0*2,
  vvv0vuu9vvv0*18,vvv1vuu6vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vtt8vuu0*18,vuu3vuv3vvv0
  vvv0*14,vvv2vuu4vvv3vuu3vtu8vuu2smn5vvv0*2,
  vvv0*13,vuu3urs9uss6ust8uss5vtu6uss6urs3vvv0*2,
  vvv0*19,vvv1vvv0*3,
  vvv0*15,sss9nooiqrrappqirrseoppmuvv3vvv0
  vvv0vuu3vuu0*18,vuu3vvv0*2,
  vvv0vuuavvv0*9,vvv1uuu5vvv0uvv4uvv3vvv2uvv4vvv2vvv1*2,vuu9vvv0
  vvv0srsgvvv0*9,uuu3pqqeqrrbrrsgrrsfrrrcssseqrrirrs9uuu3vuuavvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0*12,uss8tqqdussfussbuss8urr9vuu2ust7rij8vvv0*2,
  vvv0*14,vvv1vvv0vuu3vvv0vuu3*2,vvv0*3,
  vvv0*16,uuu6uuu4vvv0uuu4uuu7vvv1vvv0
  vvv0*14,rss8qqqbrssfpqqdpqqhrrrdqrrdvvv2vvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuu3vuu0*18,vuu3vvv0*2,
  vvv0*13,vuu3urrbuqraussbuqr9ussfurr9rij8vvv0*2,
  vvv0*23,
  vvv0*12,tttbttt9sss9rssgsssdqrrhsttbrrrfrsshvvv2vvv0
  vvv0*12,ttt8rrsastt2uuu4rrs8stt2ttt6ttt1ttt3vvv0*2,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*19,uvv7vvv0
  vvv0uvv5vvv0*18,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*16,uuu4sss8sssbsttbrrrfuvv3vvv0
  vvv0*2,vuu0*14,tss4srr7tss5tss4ttt5vvv0*2,
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0*2,vuu0*12,vtu0vtt1*3,ust5vtu0tpq4vvv0*2,
  vvv0*13,vuu3urraurr8ussaurr7uttaurs8too4vvv0*2,
  vvv0*23,
  vvv0*18,sss9qqrepqqguvv3vvv0
  vvv0vuu2vuu0*18,vuu2vvv0*2,
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu6vuu0*18,vuu3vvv2vvv0
  vvv0*13,vvv1vuu5utt8vuu5utt7uttbvtt6rkl7vvv0*2,
  vvv0*13,vvv2ust5vtt2vtt6vtt1vuu3vtt2vuu1vvv0*2,
  vvv0*10,vvv3vvv0vvv1uuu4uvv3vvv3vvv0vvv3vvv2vvv3uvv3vvv0*2,
  vvv0*10,uuu8oppkpqqgqqqfqrrcoppfqqq9rrrfqrrhpqqhoppmvvv2vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*19,uvv6vvv0
  vvv0uvv6vvv0*19,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*23,
  vvv0*2,ttt7stt8rsscrrsdstt9ttt6rssasss8ttt8rssdsttdsssbtttasst6ttt7sss9sst8sss9rss9vvv1vvv0
  vvv0*18,vvv1tttcuuv4vvv2vvv0
  vvv0*18,vvv1ttt5ttu6vvv1vvv0
  vvv0rst1mpp0*18,oqq1vvv0*2,
  vvv09fh619c0*7,1ac119c02ac32ac219c0*8,stt5vvv0
  vvv09fg619c0*6,4ce7bhim9gha7effchjb7ef619c0*7,stt6vvv0
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
address-saved 358x252
~ EO9I vjPI gd5u yzhh HeN6 6hpx zpql P0X0 pk-w 0x-y 300H
  pqqbpqq9pqq7pqq8opp8qrr2rss0*13,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0*8,uuu2vvv0*2,ttt6ttu6vvv0*2,tuu5uuu5uuu3vvv0vvv1vvv0*3,
  vvv0*7,ttt5lnnjklmglmmaopphnoogklldrrrakmmipqqeijkmnoocmnnfnoocvvv2vvv0
  vvv0*7,vvv1vvv0vvv1vvv0vvv1vvv0*2,vvv1uvv1vvv0*7,
  vvv0*6,uuu4sss9tuu6rssgrssc*2,qrrcrsserssdttt5rssgrss9sssbsss8ttt8vvv1vvv0
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*8,2bd26df919c0*9,stt6vvv0
  vvv09fh619c0*8,2bd42ac019c0*9,stt5vvv0
  vvv0rst2loo0*18,npq1vvv0*2,
  vvv0uuu5vvv0*7,vvv1vvv0uvv2vvv0vvv1vvv0*6,vvv1vvv3vvv0
  vvv0uvv6vvv0*6,ttt7noonoppbpqqhppqdpqqbvvv0*7,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0vvv1
  tuu1vvv0*21,sss1
