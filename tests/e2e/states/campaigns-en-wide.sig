airdrop-visitor 1184x299
~ WwRR k9wt deTu rk_K a7wQ XV8o 8nVV Wya- 8_iE Uw5j 8Qfe ViQD MM9g lMTr AarZ ubTX EB-a mXxW ViQD MM9g
~ shtb AarZ XBTx EB-a I4VE ViQD MM9g PH4Z AarZ k-U8 EB-a au3C
  rrscqrr9rss8rrrcqrrcuuu0uvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2pqq9ttt3rrr7ttt2ttu2uuu0rrr7uuu1sss4tuu4vvv0*62,
  vvv0qrr6klmhlmngjllhlmnchjjjopp9lmnfklmflmmeoppavvv0*62,
  vvv0*74,
  vvv0uuu4rsscttt9rrrbstt8sttasstastt9sssbssta*2,rssbstt8ssscstt7sttbstt6sssattt5*2,stt8*2,sssbttt7vvv0*49,
  vvv0vvv1tuu5uuu3*2,vvv2tuu5uuu4*3,uuu3tuu3uuu4uuu3uuu5*2,uuu4uuu2tuu6uuu3*2,uuu6ttt6uuu6uuu4vvv0*49,
  vvv0vvv1vvv0vvv1*2,vvv0*3,vvv1*2,vvv0*3,uvv2vvv0*60,
  vvv0ttu6npqgprsfqssdprsaoqreqrscoqriprsbnpqiqrseoqrgoqrhvvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0vvv1stt5rssarrsbqrrdrssbttt7vvv0*16,vvv1*2,sst7qrr9rrsaqrresss9ttt6vvv0*16,vvv1*2,rrsbrssa*2,qqrcrss9tuu4vvv0*16,vvv1vvv0
  vvv0vvv1uuu2ttt8sss9ttt7ttt5uvv3vvv1vvv0*15,vvv1*2,tuu4stt7sss8ttt8uuu4ttu2vvv1vvv0*15,vvv1*2,ttt7stt8sst7ttt7uuu4uuu2vvv0*16,vvv1vvv0
  vvv0vvv1ttt9rssestt8*2,sstbsss9rssfrssdsstdrssfrssavvv0*11,vvv1*2,sstbsssbrss9ttt7stt8sssasssfrrrgsttbrrrgstt9vvv0*11,vvv1*2,rssgsttbrrscttt7sss9sstcrsscrssfssscrssfttt5vvv0*11,vvv1vvv0
  vvv0vvv1sttarssestt8ttt7sttasssaqrrisstbsssavvv0*13,vvv1*2,sssdsssbrss9tuu6stt8rssbrsshrrsittt7vvv0*13,vvv1*2,rrsisttbrrscttu7sss9sstbrrrgrssetuu3vvv0*13,vvv1vvv0
  vvv0vvv1vvv0*22,vvv1*2,vvv0*22,vvv1*2,vvv0*22,vvv1vvv0
  vvv0*74,
  uvv1vvv0*72,uvv1
airdrop-short 1184x528
~ WwRR k9wt r0ZP rk_K a7wQ XV8o 8nVV ZmEz hIbf xczU KYC5 Wya- eLE9 CnqS -Czb ydgr -3hw ddXO QfYQ WP8l
~ xD3U Y46v X9hX 2E-x iP0r vihZ vERd 9qqN 1mo5 Y46v X9hX 2E-x iP0r lc7W vERd 9qqN KkEM lkNs OnSY KGG4
~ nJjV 3_s1 Qi_r L4-Y Rqt9 vuOh tnNy 8Qfe ViQD MM9g lMTr 3uBY AarZ ubTX EB-a mXxW tTMs MM9g shtb oYKo
~ AarZ XBTx EB-a I4VE ViQD MM9g PH4Z AarZ k-U8 EB-a au3C
  rrscqrr9rss8qrrbrss9uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0vvv2rss5vvv0tuu4vvv0*3,tuu4vvv0uuu2vvv2vvv0*46,vvv1pqq4pqq5opp8sss4pqq8rrr4vvv0*9,
  vvv0qqq7ikkljklkhijkjkleghiknooajkkiikkgjklhnoodvvv0*46,vvv1lmnblmnaikkenooejkljnoocpqqepqqfttt6rssbrrrgssscqqrfuuu6vvv0
  vvv0*6,vvv1vvv0*67,
  vvv0uuu3stt7tuu6sss8ttt6tuu6ttt6*2,stt7ttt7ttt8stt8tuu5ttt7uuu4uuu6tuu4ttu7uuu3*2,tuu4tuu5ttt7uuu5vvv0*49,
  vvv0vvv3stt9tuu6ttt6uuu4sst9ttt8uuu6ttt8tuu5ttt5ttt7tuu6tttattt8ttt9ttt4sss9ttt5ttt6stt9sssatttattu7vvv0*49,
  vvv0*74,
  vvv0ttt7stt9rssgrrrgsstcsst9sssb*2,ssscvvv0rstcrtt5oqrgoqqfqrsbnqqfqssdvvv0*56,
  vvv0*74,
  vvv0oqr3ejk0*44,fkl2ttt0*25,uvv0vvv0
  vvv0tuu1qrs0*44,qss0uvv0*25,vvv0*2,
  vvv0uvv1stt1uuu2vvv0vvv1vvv0*60,uvv1uvv2uuu1uvv1uuu3tuu3uuu1vvv0
  vvv0qsr4jom7stt7oppjsssbvvv0*60,ttt5qqqirrrgqrrhqrrgqrriuuu6vvv0
  vvv0*74,
  vvv0rts3lqo6stt6sssatuu5vvv0*61,rrsessscrsserssfqrrgttt5vvv0
  vvv0tuu1qsr2uuu2tuu7uvv3vvv0*61,ttt6*2,tuu5ttt5*2,vvv2vvv0
  vvv0*74,
  vvv0uuu7sss8sss9pqqjpqqkqrrbttt9rssbrsscstt9rssdssscvvv0*53,stt5qqrc*2,qqrdpqqeppqfttt5vvv0
  vvv0*74,
  vvv0*2,vut0*70,vvv0*2,
  vvv0vut0urp5tqo8uqo8urp5tqn9uqo6urp5urp4urp5urp3urp4tqo9urp3urp5uro7urp4uro6urp3urp4uro6urp5vsr0vtr0*48,vut0vvv0
  vvv0vuu0vsq3urp5*2,urp3uro5usq4urp8urp6urp4urp5tqn8urp7tqo6urp4uqo6urp6uqo6urp5tqo9uro7urp7vsq1vtr0*48,vuu0vvv0
  vvv0*2,vuu0*70,vvv0*2,
  vvv0*25,uuu3stt0*22,uuu3vvv0*25,
  vvv0vvv1uuu2vvv0*2,vvv2*2,uuu2vvv0*9,vvv2vvv0vvv1*2,vvv0vvu3vvv1*2,sttbuuu3vvv0*2,vvv2*2,uuu2vvv0*14,vvv1vvv0sttbvvv1uuu3vvv0*2,vvv1uuu3uvv1vvv0*16,vvv1vvv0
  vvv0vvv1stt5pqqinoolppqipqqeuuu7vvv0*9,tsrctsratrpetsrbtsratrqftsravvv1sttcsss7oophnoojppqjrrrcttt5vvv0*13,uuu4pqrfrssasttcvvv1qrrdoppjopphoppirrsauuu4vvv0*16,vvv1vvv0
  vvv0vvv1sttarssestt8*2,sstbsssarrrhrsscsstdrssfrssavvv0*11,vvv1sttcsssdsssbrss9ttt7stt8rssbrssgrrsgsttbrrrgstt9vvv0*11,sttcvvv1rrsisttbrrsdttt7sss9rssdrsscrssfssscrssgttt5vvv0*11,vvv1vvv0
  vvv0vvv1uuu6tuu7uuu5uuu3uuu6*2,sttbttu7ttu5vvv0*13,vvv1sttcttu8uuu5tuu5uuu2uuu4ttu7tttasttbuuu4vvv0*13,sttcvvv1tttauuu5ttt6uuu3uuu5uuu6sstattt8uuv1vvv0*13,vvv1vvv0
  vvv0vvv1uuu3ttu7uuu2uuu5uuu3uuu4tuu7uuu4*2,vvv0*13,vvv1sttbuuu4tuu6tuu4uuv4uuu4tuu3uuu6*2,uuu2vvv0*13,sttbvvv1tuu7uuu5ttt6uuu3tuu4uuu4uuu5*2,uuv1vvv0*13,vvv1vvv0
  vvv0*25,tuu3stt0*22,tuu3vvv0*25,
  vvv1vvv0*73,
airdrop-enough 1184x390
~ WwRR k9wt qTfQ rk_K a7wQ XV8o 8nVV ZmEz WSEj xczU KYC5 Wya- eLE9 CnqS -Czb ydgr X2BA ddXO tsYJ KawV
~ kSfy 8Qfe ViQD MM9g lMTr SC7J AarZ ubTX EB-a mXxW tTMs MM9g shtb oYKo AarZ XBTx EB-a I4VE ViQD MM9g
~ PH4Z AarZ k-U8 EB-a au3C
  rrscqrr9rss8rrsaqrrarss8uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu2qrr7uvv1sst6vvv1*2,vvv0stt6vvv0ttu3uuu3vvv0*35,ttt3rrs6pqq6pqq5sss6rrs5rrr5ttt2opp5opp8pqq8sss5pqq7qrr6pqq8ttt3rrr6rrr5vvv0*9,
  vvv0qqr7jlljklliijkiklldgiijopp9jllgjklfjllfoopcvvv0*35,sss4mno8noo9kmmclnncmnn9jklflmmfpqqajklcmnnbmnnfmnodmnn8mnnaqrr7mnn8opp9pqqepqqfttt6rssbrrrgssscqqrfuuu6vvv0
  vvv0*74,
  vvv0uuu3stt7tuu6sss8ttt6tuu6ttt6*2,stt7ttt7ttt8stt8tuu5ttt7uuu4uuu6tuu4ttu7uuu3*2,tuu4tuu5ttt7uuu5vvv0*49,
  vvv0vvv3stt9tuu6ttt6uuu4sst9ttt8uuu6ttt8tuu5ttt5ttt7tuu6tttattt8ttt9ttt4sss9ttt5ttt6stt9sssatttattu7vvv0*49,
  vvv0*74,
  vvv0ttt7stt9rssgrrrgsstcsst9sssb*2,ssscvvv0rstcrtt5oqrgoqqfqrsbnpqfqssdvvv0*56,
  vvv0*74,
  vvv0oqr3ejk0*70,oqr3vvv0
  vvv0tuu1prr0*70,tuu1vvv0
  vvv0uvu0rus0*70,uvu0vvv0
  vvv0uvu0psq9nqpdnrpclqoinrp9nrpelpnforp7nrpbmqoenrpbnrp9nrpcmqoemqofnrpbrus0*54,uvu0vvv0
  vvv0*2,sut0*70,vvv0*2,
  vvv0*74,
  vvv0vvv1vvv0*22,vvv1rstastt0*22,rstavvv1vvv0*22,vvv1vvv0
  vvv0vvv1rrr7ppqinopkopplpqqgttt9vvv0*9,rtscrtsborqdprqdpsrdpsqfpsrdvvv1sttcqrrboophnopiopplqrrerss8vvv0*13,tuu5oqrhrssbsttcvvv1ppqgoppjoppgnookqqrettt6vvv0*16,vvv1vvv0
  vvv0vvv1uuu6tuu7tuu6uuu3uuu6ttu6sssbuuu5*2,ttt8uuu5vvv0*11,vvv1sttcttu8uuu5ttu6uuu3uuu4ttt7tttatuu6uuu5ttt7uuu4vvv0*11,sttcvvv1tttauuu5ttt7uuu3uuu5stt9ttt8uuu6tuu6ttt7vvv2vvv0*11,vvv1vvv0
  vvv0vvv1uuu3ttu7uuu2uuu4*3,uuu5ttt7tuu7uuu7ttt5vvv0*11,vvv1sttcuuu4tuu6tuu4uuu4*2,uuu3uuu6ttt9uuu5ttu8tuu4vvv0*11,sttcvvv1tuu7uuu5ttt6uuu3tuu4uuv4uuu5ttt8uuu6tuu8uuu2vvv0*11,vvv1vvv0
  vvv0vvv1sttarssestt8ttt8sttasssaqrrisstbsssavvv0*13,vvv1sttcsssdsssbrss9ttu7stt8rssbrsshrrsittt7vvv0*13,sttcvvv1rrsisttbrrsdttt7sss9sstbrrrgrssetuu3vvv0*13,vvv1vvv0
  vvv0*24,vvv1stt7stt0*22,stt7vvv1vvv0*24,
  vvv0*74,
  uvv1vvv0*72,uvv0
airdrop-waiting 1184x364
~ WwRR k9wt Adp4 rk_K a7wQ XV8o 8nVV Wya- MhiQ CnqS -Czb ydgr Hn9I -YO3 o9HU 8Qfe tTMs MM9g lMTr oYKo
~ AarZ XBTx EB-a I4VE ViQD MM9g shtb AarZ k-U8 EB-a au3C
  rrscqrr9rss8rrsbqrrcrss6uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3oppbsss4pqq8rss3sss3tuu1pqq8ttt2rrr6ttt6vvv0*62,
  vvv0rrr6lmngnnoflmmgnoobikkipqq9nooelmndmnodpqq9vvv0*62,
  vvv0*74,
  vvv0uuu5rrresttaqrrdsst9rsscssscsstarssdssscsssbrssdsst9rssesst9ssscstt7rssdttt6*2,sssasstarssdttt9vvv0*49,
  vvv0vvv1uuu3uuu2vvv2vvv1uuu3uvv3*2,uuu2vvv1uuu2*2,vvv2uuu3*2,vvv2uuu2uuu4uuv2uuu2uuu3tuu5uuu3*2,vvv0*49,
  vvv0*74,
  vvv0*2,sttastt6oqrgoqqdqrsanpqgqrsgvvv0*65,
  vvv0*74,
  vvv0*2,uuu0*70,vvv0*2,
  vvv0uvv0pqqcoppdnppgoppeoppdpqqbnooiprrbpqqaoppgoppeoppgpqqcpqqfoppfpqqdoppeoqqfnpplpqqcpqqbtuu0*49,uvv0vvv0
  vvv0uvv0tuu0*10,stt1tuu0*2,stt1tuu0*5,stt2tuu0*50,uvv0vvv0
  vvv0*74,
  vvv0tuu4stt0*34,stt5vvv0*37,
  vvv0sttcstt5sst7sss9rssasss9tuu6vvv0*25,vvv2sttattu6sttcvvv1sss8sst7sss8rssbstt8tuu5vvv0*28,vvv1vvv0
  vvv0sttcuuu2sstarrsbsstattt7vvv3vvv0*25,vvv1stt7ttu6sttcvvv1ttt5sss9rrr9stt9ttt6uuu1vvv0*28,vvv1vvv0
  vvv0sttcsttarssestt7ttt7sstbsssarrrhrssdsstdrssfrssavvv0*23,sttcvvv1rssesttarrrdttt7sss8sssarssgrrrgsstbrssestt7vvv0*23,vvv1vvv0
  vvv0sttcsttarssestt7ttt6sttasssaqrrisstbsssavvv0*25,sttcvvv1rssesttarrrdtuu6sss8ssscssserrrettt5vvv0*25,vvv1vvv0
  vvv0rttavvv0*34,rstbvvv1vvv0*34,vvv1vvv0
  vvv0*2,stt0*34,vvv0*38,
  uvv0vvv0*72,uvv0
airdrop-over 1184x390
~ WwRR k9wt s-5H rk_K a7wQ XV8o 8nVV ZmEz hIbf xczU KYC5 Wya- eLE9 CnqS -Czb ydgr -3hw ddXO Rqt9 vuOh
~ epMX 8Qfe ViQD MM9g lMTr AT7Y AarZ ubTX EB-a mXxW ViQD MM9g shtb 3uBY AarZ XBTx EB-a I4VE ViQD MM9g
~ PH4Z 3uBY AarZ k-U8 EB-a au3C
  rrscqrr9rss8rrsattt4uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0vvv2rss5vvv0tuu4vvv0*3,tuu4vvv0uuu2vvv2vvv0*46,vvv1pqq4pqq5opp8sss4pqq8rrr4vvv0*9,
  vvv0qqq7ikkljklkhijkjkleghiknooajkkiikkgjklhnoodvvv0*46,vvv1lmnblmnaikkenooejkljnoocpqqepqqfttt6rssbrrrgssscqqrfuuu6vvv0
  vvv0*6,vvv1vvv0*67,
  vvv0uuu3stt7tuu6sss8ttt6tuu6ttt6*2,stt7ttt7ttt8stt8tuu5ttt7uuu4uuu6tuu4ttu7uuu3*2,tuu4tuu5ttt7uuu5vvv0*49,
  vvv0vvv3stt9tuu6ttt6uuu4sst9ttt8uuu6ttt8tuu5ttt5ttt7tuu6tttattt8ttt9ttt4sss9ttt5ttt6stt9sssatttattu7vvv0*49,
  vvv0*74,
  vvv0ttt7stt9rssgrrrgsstcsst9sssb*2,ssscvvv0rstcrtt5oqrgoqqfqrsbnqqfqssdvvv0*56,
  vvv0*74,
  vvv0oqr3ejk0*44,fkl2ttt0*25,uvv0vvv0
  vvv0tuu1qrr0*44,qss0uvu0*24,uvv0vvv0*2,
  vvv0vuu0vtr0*70,vuu0vvv0
  vvv0vut0uro8tpmctpm9tpn9spmesolftpndsolctqnasomespmbtqn9tpmctpn8spmd*2,soldvsr1vtr0*52,vut0vvv0
  vvv0vvu0vts0*70,vvu0vvv0
  vvv0*74,
  vvv0vvv1vvv0*22,vvv1*2,vvv0*22,vvv1*2,vvv0*22,vvv1vvv0
  vvv0vvv1rrr7ppqinopkopplpqqgttt9vvv0*13,uuu5qrrgsssavvv1*2,qrrboophnopiopplqrrerss8vvv0*8,vvv1trpgtsrdtqpetrqatsrbtqpgtsrbvvv1*2,ppqgoppjoppgnookqqrettt6vvv0*8,vut3trqdtsqdtqpgtsrbtsrcsqoguts5vvv1vvv0
  vvv0vvv1uuu5uuu4uuu5uuv2uuu5*2,ttt9uuu3*2,tuu6uuu3vvv0*11,vvv1*2,uuu6uuu3tuu5uvv2uuu4ttt6ttu8uuu4uuv3tuu5uvv2vvv0*11,vvv1*2,tuu8uuv3uuu5uuv3uuu4ttt8tuu6uuu4*2,uuu5vvv1vvv0*11,vvv1vvv0
  vvv0vvv1uuu5tttauuu3tuu5uuu5tuu5tuu7sttattt9ttu9ttt7vvv0*11,vvv1*2,tuu6ttt8ttt5uuu5uuu4uuu5uuu8sstctuu7tttbttt6vvv0*11,vvv1*2,ttt9tuu7ttt8uuu4ttt5uuu5ttt7sttatuu8tttauuu3vvv0*11,vvv1vvv0
  vvv0vvv1sttarssestt8ttt8sttasssaqrrisstbsssavvv0*13,vvv1*2,sssdsssbrss9ttu7stt8rssbrsshrrsittt7vvv0*13,vvv1*2,rrsisttbrrsdttt7sss9sstbrrrgrssetuu3vvv0*13,vvv1vvv0
  vvv0*24,vvv1*2,vvv0*22,vvv1*2,vvv0*24,
  vvv0*74,
  uvv1vvv0*72,uvv0
airdrop-not-verified 1184x390
~ WwRR k9wt d8Rq rk_K a7wQ XV8o 8nVV ZmEz hIbf xczU KYC5 Wya- eLE9 CnqS -Czb ydgr -3hw ddXO Rqt9 vuOh
~ IYHl 8Qfe ViQD MM9g lMTr 3uBY AarZ ubTX EB-a mXxW tTMs MM9g shtb oYKo AarZ XBTx EB-a I4VE ViQD MM9g
~ PH4Z AarZ k-U8 EB-a au3C
  rrscqrr9rss8qrrbsss8qrrarrs9tuu3uvv0*66,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0vvv2rss5vvv0tuu4vvv0*3,tuu4vvv0uuu2vvv2vvv0*46,vvv1pqq4pqq5opp8sss4pqq8rrr4vvv0*9,
  vvv0qqq7ikkljklkhijkjkleghiknooajkkiikkgjklhnoodvvv0*46,vvv1lmnblmnaikkenooejkljnoocpqqepqqfttt6rssbrrrgssscqqrfuuu6vvv0
  vvv0*6,vvv1vvv0*67,
  vvv0uuu3stt7tuu6sss8ttt6tuu6ttt6*2,stt7ttt7ttt8stt8tuu5ttt7uuu4uuu6tuu4ttu7uuu3*2,tuu4tuu5ttt7uuu5vvv0*49,
  vvv0vvv3stt9tuu6ttt6uuu4sst9ttt8uuu6ttt8tuu5ttt5ttt7tuu6tttattt8ttt9ttt4sss9ttt5ttt6stt9sssatttattu7vvv0*49,
  vvv0*74,
  vvv0ttt7stt9rssgrrrgsstcsst9sssb*2,ssscvvv0rstcrtt5oqrgoqqfqrsbnqqfqssdvvv0*56,
  vvv0*74,
  vvv0oqr3ejk0*44,fkl2ttt0*25,uvv0vvv0
  vvv0tuu1qrr0*44,qss0uvu0*24,uvv0vvv0*2,
  vvv0vuu0vtr0*70,vuu0vvv0
  vvv0vut0tqo9solatpmespmetqnbtpmcspmbsolftpmbtpmcurp5vtr0*59,vut0vvv0
  vvv0vvu0vts0*70,vvu0vvv0
  vvv0*74,
  vvv0vvv1vvv0*22,vvv1rstastt0*22,rstavvv1vvv0*22,vvv1vvv0
  vvv0vvv1rrr7ppqinopkopplpqqgttt9vvv0*9,trqetsqbtqpftrqdtsratqpitrqbvvv1sttcqrrboophnopiopplqrrerss8vvv0*13,tuu5oqrhrssbsttcvvv1ppqgoppjoppgnookqqrettt6vvv0*16,vvv1vvv0
  vvv0vvv1uuu5uuu4uuu5uuv2uuu5*2,ttt9uuu3*2,tuu6uuu3vvv0*11,vvv1sttcuuu6uuu3tuu5uvv2uuu4ttt6ttu8uuu4uuv3tuu5uvv2vvv0*11,sttcvvv1tuu8uuv3uuu5uuv3uuu4ttt8tuu6uuu4*2,uuu5vvv1vvv0*11,vvv1vvv0
  vvv0vvv1uuu5tttauuu3tuu5uuu5tuu5tuu7sttattt9ttu9ttt7vvv0*11,vvv1sttctuu6ttt8ttt5uuu5uuu4uuu5uuu8sstctuu7tttbttt6vvv0*11,sttcvvv1ttt9tuu7ttt8uuu4ttt5uuu5ttt7sttatuu8tttauuu3vvv0*11,vvv1vvv0
  vvv0vvv1sttarssestt8ttt8sttasssaqrrisstbsssavvv0*13,vvv1sttcsssdsssbrss9ttu7stt8rssbrsshrrsittt7vvv0*13,sttcvvv1rrsisttbrrsdttt7sss9sstbrrrgrssetuu3vvv0*13,vvv1vvv0
  vvv0*24,vvv1stt7stt0*22,stt7vvv1vvv0*24,
  vvv0*74,
  uvv1vvv0*72,uvv0
airdrop-refused 1184x373
~ WwRR k9wt eYEs rk_K a7wQ XV8o 8nVV Wya- Rqt9 vuOh jtBx 6363 gRSm -Czb ydgr 8Qfe ViQD MM9g lMTr AarZ
~ ubTX EB-a mXxW ViQD MM9g shtb AarZ XBTx EB-a I4VE ViQD MM9g PH4Z AarZ k-U8 EB-a au3C
  rrscqrr9rss8rrs9*2,rss8uvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2pqq9ttt3rrr7ttt2ttu2uuu0rrr7uuu1sss4tuu4vvv0*62,
  vvv0qrr6klmhlmngjllhlmnchjjjopp9lmnfklmflmmeoppavvv0*62,
  vvv0*74,
  vvv0uuu4rsscttt9rrrbstt8sttasstastt9sssbssta*2,rssbstt8ssscstt7sttbstt6sssattt5*2,stt8*2,sssbttt7vvv0*49,
  vvv0vvv1tuu5uuu3*2,vvv2tuu5uuu4*3,uuu3tuu3uuu4uuu3uuu5*2,uuu4uuu2tuu6uuu3*2,uuu6ttt6uuu6uuu4vvv0*49,
  vvv0*2,vus0*70,vvv0*2,
  vvv0vut0tqn9tpmatpn9tpmctqn7tpmdtpmbsomctpmcspmdtpmatpnatqn9soletqn9tpn9tpmetpnatpnctpmctpnc*2,vtr0*48,vut0vvv0
  vvv0vut0urp5urp4usq2urp5urp4urp3urp5uqo6vsq1urp2urp4*2,usp4uro5usq2usp3urp4usp3uro5*2,usp3urp3urp5usq2tqo8usq2usq4usp3urp4usq2urp2usq3urp6urp3vtr0*36,vut0vvv0
  vvv0vut0usp4tqo5uqo7urp6*2,tqn8urp5tqo9urp5tqo7tqo8uroauro8tqo9urp7tqn9urp5tqo8urp6uqo8tqo7uro6tqo8uro5tqo9urp5tqoburp7urp5tqn8tpmaurp8tqo9tqo7vtr0*36,vut0vvv0
  vvv0vut0vtr0srp9trq4qpobppoasrp6qpo9sqp8vtr0*62,vut0vvv0
  vvv0vut0vtr0usq2usq0tsq3*2,trq4srp5usq3vtr0*62,vut0vvv0
  vvv0*2,vus0*70,vvv0*2,
  vvv0*74,
  vvv0vvv1vvv0*22,vvv1*2,vvv0*22,vvv1*2,vvv0*22,vvv1vvv0
  vvv0vvv1rrr7ppqinoolopplpqqgttt9vvv0*16,vvv1*2,qrrboophnoojopplqrrerss8vvv0*16,vvv1*2,ppqgoppjopphnookqqrettt6vvv0*16,vvv1vvv0
  vvv0vvv1ttu7ttt9tuu6uuu4uuu7ttt7rssdtuu7*2,tttattt6vvv0*11,vvv1*2,ttt9tuu7ttt6uuu4uuu5stt8sttcttt9uuu6sttatuu5vvv0*11,vvv1*2,sttcuuu6ttt8uuu4uuu6sttastt9ttu8ttt8ttt9uuu3vvv0*11,vvv1vvv0
  vvv0vvv1uuu3uuu5uuu2uuu4uuu3*2,uuu5ttt7ttu6uuu5uuu4vvv0*11,vvv1*2,uuu4*2,tuu3uuu3*3,uuu5stt8uuu5uuu6uuu3vvv0*11,vvv1*2,uuu6uuu4tuu4uuu3tuu3uvv3uuu5ttt7uuu5uuu6vvv1vvv0*11,vvv1vvv0
  vvv0vvv1ttt9rssestt8ttt8sttasst9rrrhttt9stt9vvv0*13,vvv1*2,sstbsssbrss9ttu7stt8rssasssg*2,ttu6vvv0*13,vvv1*2,rssgsttbrrscttt7sss9sttarssesssduuu3vvv0*13,vvv1vvv0
  vvv0*74,
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
win-back-visitor 1184x204
~ WwRR k9wt 26lS rk_K a7wQ XV8o -QPN NOIG 1M77 Jm7I
  qrrdrss9rrr9sss8qrrcsss8uvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*60,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*60,
  vvv0*74,
  vvv0uuu4sssasss9sttattt7sst8sss8sssbttt6sssbsst9stt9stt8ttt8stt8tttcsstattt5ttt8sssbttt7sst8stt7stt8ttt7sss8sst9sssavvv1vvv0*44,
  vvv0vvv1tuu6uuu5uuu3*2,ttt5uuu4*2,uuu3uuu4uuu3ttt7uuu3uuu4stt7uuu6uuu4*3,uuu5tuu4uuu5uuu2tuu6uuu4*2,ttu5tuu5vvv1vvv0*44,
  vvv0vvv1uvv0*8,vvv2vvv0*63,
  vvv0uvv6tuu5sst8rrsbqrrastt8qrr9qrrfttt7uvv6vvv0*63,
  vvv0uvv6uvv1sss6stt6tuu5ttu5rrs8sss9ttu4uvv6vvv0*63,
  vvv0*2,uvv0*8,vvv0*64,
  vvv1vvv0*72,vvv1
win-back-form 1184x354
~ WwRR k9wt 2kim rk_K a7wQ XV8o -QPN NOIG l59B tG4y 81Ba cTtb t0Ry LGuS s5He FMzP FVX- rnKi M3HF 1M77
~ Kzyd q7TF
  qrrdrss9rrr9rss8rssatuu3uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*60,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*60,
  vvv0*74,
  vvv0uuu5rssdrssbsttbstt8rssa*2,rssdttt7rssdsssb*2,sst9sstasssasttdssscstt7sttarssdstt9sssasst8sssbttt9sss9rssbrsscvvv1vvv0*44,
  vvv0vvv1uuu3*2,vvv2*2,uuu3*2,vvv2uvv2uuu2*2,tuu5uuu2uvv3ttt5uuu4uuu2*2,vvv2uuu3*2,uvv3uuu2uuu3*2,uvv2uuu3*2,vvv1vvv0*44,
  vvv0vvv2uuu4vvv0*5,vvv1vvv0*65,
  vvv0stt9pqqlpqqipqqhpqqgpqqhpqqdrss9vvv0*65,
  vvv0vvv3uvv0*25,uuv3vvv0*46,
  vvv0uvv7sst6rrs9qrrcttt8sssbsss9ttt7rss8uuu5vvv0*16,ssscvvv0*46,
  vvv0uvv6vvv2uuu4uuu5uuu4tuu6uuu4*2,ttt6uuu3vvv0*16,uvv6vvv0*46,
  vvv0vvv1uvv0*25,vvv2vvv0*46,
  vvv0vvv2uvv1vvv2*2,vvv0*4,vvv1*2,vvv0*4,vvv1*2,vvv0*2,vvv1vvv2vvv0vvv2uuu2vvv1vvv0vvv2vvv0*47,
  vvv0uuu6uvv1vvv2qrrhrsseqrrgrssdqrrhqrrfsss9qqrgrssbrrrgqrr8qqrgqqrksssbqrrgqrrlqqqcqqrfssscrssdrssbrssesttavvv0*47,
  vvv0*74,
  vvv0*2,uvv0*6,vvv0*66,
  vvv0uvv5vvv0uuu1vvv2vvv0*3,uvv5vvv2vvv0*2,vvv1vvv0vvv1*2,vvv0*2,vvv1vvv0*6,vvv1vvv0*48,
  vvv0uvv6tuu4mnoinoomppqhoppjrrrcuvv6uuu6rssdsssb*2,rsscrrrcsssasttbqrrettt9*2,rsscrssdstt7sttcqqrhrrshvvv0*48,
  vvv0vvv2uvv0*6,vvv2vvv0*65,
  vvv1vvv0*72,vvv1
  uuu0ttt0*72,uuu0
win-back-never-traded 1184x354
~ WwRR k9wt P5ve rk_K a7wQ XV8o -QPN NOIG l59B tG4y 81Ba cTtb t0Ry LGuS s5He FMzP FVX- rnKi M3HF 1M77
~ Kzyd q6n0
  qrrdrss9rrr9sss9rrsarss7rss9qrrattt3uvv0*65,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*60,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*60,
  vvv0*74,
  vvv0uuu4sssasss9sttattt7sst8sss8sssbttt6sssbsst9stt9stt8ttt8stt8tttcsstattt5ttt8sssbttt7sst8stt7stt8ttt7sss8sst9sssavvv1vvv0*44,
  vvv0vvv1tuu6uuu5uuu3*2,ttt5uuu4*2,uuu3uuu4uuu3ttt7uuu3uuu4stt7uuu6uuu4*3,uuu5tuu4uuu5uuu2tuu6uuu4*2,ttu5tuu5vvv1vvv0*44,
  vvv0vvv2uuu4vvv0*5,vvv1vvv0*65,
  vvv0stt9pqqlpqqipqqhpqqgpqqhpqqdrss9vvv0*65,
  vvv0vvv2uvv0*25,uvv3vvv0*46,
  vvv0uvv7stt6rss8rrrattt6stt8sss8ttt6stt6uuu4vvv0*16,sssbvvv0*46,
  vvv0uvv6vvv3ttt5ttt7uuu6ttt8tuu5ttu5sss8uuu4vvv0*16,uuu7vvv0*46,
  vvv0vvv1uvv0*25,vvv2vvv0*46,
  vvv0vvv2uvv1vvv1*2,vvv0*10,vvv1vvv0*3,vvv1*2,vvv0vvv1*3,vvv0vvv1vvv0*47,
  vvv0uvv6vvv1uuv3qqrirsseqrrgrssdqrrhqqrgsssaqqrgrssbrrrgqrr8qqqhqqqksssbqrrgqrrlpqqdqqrfsssdrssersscrssesttavvv0*47,
  vvv0*74,
  vvv0*3,uvv0*5,vvv0*66,
  vvv0uvv5vvv0*2,vvv1vvv0*3,uuu5vvv2vvv0*3,vvv1vvv0*10,vvv1vvv0*49,
  vvv0uvv6tuu4mnnjnoonppqhoppjrrrcuvv6uuu6rssdrssbrssdsssasttarrrcrssarrsesst8sssbrssesst9sttbqrrhqrrivvv1vvv0*48,
  vvv0vvv2uvv0*6,vvv2vvv0*65,
  vvv0*74,
  uuu0tuu0*72,uuu0
win-back-traded 1184x207
~ WwRR k9wt gdSz rk_K a7wQ XV8o -QPN NOIG xWV6 -YO3 B4uC
  qrrdrss9rrr9rss8qrr9qrrauvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*60,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*60,
  vvv0*74,
  vvv0uuu5rssdrssbsttbstt8rssa*2,rssdttt7rssdsssb*2,sst9sstasssasttdssscstt7sttarssdstt9sssasst8sssbttt9sss9rssbrsscvvv1vvv0*44,
  vvv0vvv1uuu3*2,vvv2*2,uuu3*2,vvv2uvv2uuu2*2,tuu5uuu2uvv3ttt5uuu4uuu2*2,vvv2uuu3*2,uvv3uuu2uuu3*2,uvv2uuu3*2,vvv1vvv0*44,
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uvv0rss7*2,rss6qrr8*2,rss5rss8qrr8qrr9rss7qrr9sss4rss5rss4qrr9rss4prrarss4pqqarss7*2,rss5pqrbrss7rss6*2,rss5rrs7tuu0*42,uvv0vvv0
  vvv0uvv0stt3qrr9rss6qrr9qrr7rss7rss6qrr9stt4sss4qrr8rss6qrr8qrr9qrrcqrr8qrr9rss4qrr7rss7pqraqrr8rss8qrrarss7rss6qrr8qrr6tuu0*42,uvv0vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1vvv0*72,vvv1
win-back-too-new 1184x207
~ WwRR k9wt b48R rk_K a7wQ XV8o -QPN NOIG xWV6 -YO3 C3hQ
  qrrdrss9rrr9rss8rss7rss9stt7uvv0*67,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*60,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*60,
  vvv0*74,
  vvv0uuu5rssdrssbsttbstt8rssa*2,rssdttt7rssdsssb*2,sst9sstasssasttdssscstt7sttarssdstt9sssasst8sssbttt9sss9rssbrsscvvv1vvv0*44,
  vvv0vvv1uuu3*2,vvv2*2,uuu3*2,vvv2uvv2uuu2*2,tuu5uuu2uvv3ttt5uuu4uuu2*2,vvv2uuu3*2,uvv3uuu2uuu3*2,uvv2uuu3*2,vvv1vvv0*44,
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uvv0rss7*2,rss4rss5rss7qrs5rss6qrr7rss4rss7qrs8rss5pqrasst3qrr7qrrbrss5tuu0*53,uvv0vvv0
  vvv0uvv0stt3qrr9rss6qrs7qrr8rss6*2,qrr9rss6qrr7rss7rss5qrrarss6qrr8rss9qrr9tuu0*53,uvv0vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1vvv0*72,vvv1
win-back-received 1184x229
~ WwRR k9wt tima rk_K a7wQ XV8o -QPN M6xF NOIG Hn9I -YO3 GatL fhKo
  qrrdrss9rrr9sss8rrs7rrsbsss6uvv0*67,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*53,uvv0*5,vvv0*2,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*52,ttu3pqqfoppdqrr9opqfpqqbuvv0vvv0
  vvv0*74,
  vvv0uuu3stt8*2,ttt8ttt6*2,stt7stt9tuu5sstastt7ttt7*2,ttu7ttt6tttastt8tuu4tuu6stt9ttt6*4,ttu6stt7ttt7stt8vvv1vvv0*44,
  vvv0vvv2ttt8ttu7uuu5uuu4stt7ttt6uuu5uuu4ttt6tuu5stt9uuu4tuu5sss9ttt8tuu6tuu5tuu6ttu7ttt6tuu7uuu3ttt8uuu5*2,stt8ttt7vvv2vvv0*44,
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uvv0rss6rss4sss3rss7rss5rss4*2,rss7rss3rss7*2,qrr6rss6qrr7tuu0*56,uvv0vvv0
  vvv0uvv0stt4pqrb*2,pqqgpqqaqrr8rssaqrrbqrr8qrr9rss7qrr6rss7qrs9tuu0*56,uvv0vvv0
  vvv0uvv0qrr7nopfpqqdoppgnppgpqqdoqqknppioppgoqqfpqqcoppeqrr7opphpqqcnppkpqqeoqqdoppcoppgpqqapqqdopphnookopplpqqbtuu0*44,uvv0vvv0
  vvv0*2,uuu0*70,vvv0*2,
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
win-back-accepted 1184x208
~ WwRR k9wt VU77 rk_K a7wQ XV8o -QPN h6o8 NOIG tsYJ KawV Ud14
  qrrdrss9rrr9rss7rrs8qrrbrrs9uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*54,uvu0*4,vvv0*2,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*53,uvu0nrpcmqo9lqngmqocuvu0vvv0
  vvv0*74,
  vvv0uuu3stt8*2,ttt8ttt6*2,stt7stt9tuu5sstastt7ttt7*2,ttu7ttt6tttastt8tuu4tuu6stt9ttt6*4,ttu6stt7ttt7stt8vvv1vvv0*44,
  vvv0vvv2ttt8ttu7uuu5uuu4stt7ttt6uuu5uuu4ttt6tuu5stt9uuu4tuu5sss9ttt8tuu6tuu5tuu6ttu7ttt6tuu7uuu3ttt8uuu5*2,stt8ttt7vvv2vvv0*44,
  vvv0*2,uvu0*70,vvv0*2,
  vvv0uvu0psr5psr7qtr3*2,psr3qtr2psr6osq9qtr4qtr2qtr3*2,psr4qtr5qtr3qts2qtr3psr7qtr3psr5rts1rus0*49,uvu0vvv0
  vvv0uvu0qtr4orp8psq8osqbosq5osq8psr6osq9psq5*2,osq8nrp9orp7psq7orpapsr6nrpborpbosq7osqaqtr7rus0*49,uvu0vvv0
  vvv0*2,uvu0*70,vvv0*2,
  vvv1vvv0*73,
win-back-declined 1184x229
~ WwRR k9wt NmGO rk_K a7wQ XV8o -QPN SzG- NOIG Rqt9 vuOh VOdy do4q
  qrrdrss9rrr9rss7rrs9rrscsss7uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*54,vuu0vut0*3,vvv0*2,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*54,tqo6solbsoljsolbvuu0vvv0
  vvv0*74,
  vvv0uuu3stt8*2,ttt8ttt6*2,stt7stt9tuu5sstastt7ttt7*2,ttu7ttt6tttastt8tuu4tuu6stt9ttt6*4,ttu6stt7ttt7stt8vvv1vvv0*44,
  vvv0vvv2ttt8ttu7uuu5uuu4stt7ttt6uuu5uuu4ttt6tuu5stt9uuu4tuu5sss9ttt8tuu6tuu5tuu6ttu7ttt6tuu7uuu3ttt8uuu5*2,stt8ttt7vvv2vvv0*44,
  vvv0*2,vvu0*70,vvv0*2,
  vvv0vuu0urp4vsq2vsq1vsq3urp4usq2vsq1*2,vsq2vsq1*3,usq4usq2vsq2*2,urp3usq3vsq1vtr0*51,vuu0vvv0
  vvv0vut0urp5tqn7tqnatpnbtqoauro6tqn9spmatqn9tqnauqo7soletqnctqn9tpnburp7tpnauro7tpnburp3vtr0*50,vut0vvv0
  vvv0vut0tqn9tpmasometpnctpnaspmctpn9spmetpmctqn9tqn8tpma*2,tpmdtqn9spmctpnetpmbtpn8tpmbspmdtpmdtqo7tqoasoldtqn7solbtqn9vtr0*42,vut0vvv0
  vvv0vvu0vts0*70,vvu0vvv0
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-not-started 1184x394
~ WwRR k9wt NOB3 rk_K a7wQ 1M77 rnu1 y5Po eKAI MUmN kGOj 9fzs l6cG jtux 4Fuh 6rjm u7MW rk_K YYpW f1Sk
  qrrcqrrdrss8*2,rrsarrs8stt5uvv0*67,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qqr7sss3qrr8qrr7sst4oppattt2sss3ttt1stt3sss2sss3ttu1sst3sst2sss3uuu1vvv0*55,
  vvv0rrr6ikkijkljmnnglmngmnnemnohmnoemnngpqq7lmmhjklfklmcrrr9lmmdmnnemnnfrss8vvv0*55,
  vvv0*74,
  vvv0mpq4jno4sss7qrreqrriuuu3vvv0*67,
  vvv0tuu1rtt2uuu3rrrbrss8vvv1*2,uuu4uuv1uuu2uuu4*2,vvv0*61,
  vvv0*3,uuu3ssscttt8sssdsttb*2,rrsettt8sttbtttbvvv3vvv0*60,
  vvv0*2,vvv1vvv0*71,
  vvv0ttt5*2,rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,tuu6stt9sssdttt7stt8sttdttt9rsscuuu1vvv0*62,
  vvv0*4,vvv1vvv2*2,vvv1uvv3vvv1*2,vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*32,oopinoofnopmnookqrrcppqcvvv0*32,uvv7vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0ttt5rrsesssbrrsfsttbqrrfttt8sssbqrrhrssd*2,tttarrsftuu3vvv0*59,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-visitor-who-applies 1184x403
~ WwRR k9wt 1a_y rk_K a7wQ 1M77 6Gjg y5Po eKAI MUmN kGOj 9fzs l6cG jtux 4Fuh 6rjm u7MW rk_K _AON bf0p
~ 34IT
  qrrcqrrdrssaqrrcsss8qrrcrss6qrrbqrrdtuu1uvv0*64,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6ttt2rss7uuu2sss6uvv1ttt2uuu1uuu2rss3ttt2vvv0*61,
  vvv0qrr6hjjj*2,lmmhklmhmnnioppdjklflmmgpqq6klmchijisss4vvv0*60,
  vvv0*74,
  vvv0npq4koo4stt6rrsbrrrfuuu3vvv0*67,
  vvv0stt1qss2uuu3qrrcrss9vvv1vvv0vvv2vvv0vvv1uvv3vvv3vvv0*61,
  vvv0*3,uuu4rssesst9rssesssc*2,qrrgsst9sstcsttcvvv3vvv0*60,
  vvv0*2,vvv1vvv0*71,
  vvv0ttt5*2,rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,uuu6ttt7sttbtuu6ttt6tttbttt8sssauvv1vvv0*62,
  vvv0*3,vvv1uuu2uuu4*2,uuu3uuu5uvv2uuu3vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*31,aghh9fhc8egb7efaaghg8egbaghd9fhj19c0*31,imn6vvv0
  vvv0jmn619c0*32,3bd219c02ac219c02ac12ac2*2,19c0*31,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv0uuu5qrresss8sttcrssbrssdsssdrsscprrcrssgvvv0*63,
  vvv0*9,uuu3vvv0*64,
  vvv0*74,
  uuu0*74,
apply-ready-to-apply 1184x394
~ WwRR k9wt eaY7 rk_K a7wQ 1M77 6Gjg y5Po eKAI MUmN kGOj 9fzs l6cG jtux 4Fuh 6rjm u7MW rk_K SGw0 O412
  qrrcqrrdrss6qrrbrss9rss6qrrbsssauvv0*66,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qqr7sss3qrr8ttt4rrr8uuu1sss2sst2ttt3qqq4sss3vvv1vvv0*60,
  vvv0rrr6ikkijkljmnnglmngnoohpqqckmmemnofqrr5lnnbikkhsss4vvv0*60,
  vvv0*74,
  vvv0mpq4jno4sss7qrreqrriuuu3vvv0*67,
  vvv0tuu1rtt2uuu3rss9sst7vvv0*2,vvv2vvv0vvv1uvv3vvv3vvv0*61,
  vvv0*3,uuu4rssesst9rssesssc*2,qrrgsst9sstcsttcvvv3vvv0*60,
  vvv0*2,vvv1vvv0*71,
  vvv0ttt5*2,rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,tuu6stt9sssdttt7stt8sttdttt9rsscuuu1vvv0*62,
  vvv0*4,vvv1vvv2*2,vvv1uvv3vvv1*2,vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*32,7egaaghe9ghh7dfc9fhg6dfb19c0*32,imn6vvv0
  vvv0jmn619c0*33,3bd32ac11ac019c0*34,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv0ttu5rssbstt7rssdsssdrrsfrrshrrscsssbrssjtuu6vvv0*62,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-switch-account 1184x202
~ WwRR k9wt eN49 rk_K a7wQ 1M77 6CYu rk_K V2EV U7j_
  qrrcqrrdrss7qrrdrss8rrs8rssa*2,uvv0*66,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6sss6ttt1uuu2tuu2uuu3ttt3uuu1qqr7ttt4ttt2uuu1*2,uuu2ttu2uuu3rss4vvv0*56,
  vvv0rss7mnncjllcmnndkmmgklmimnoemnnblmngkmmjklmepqq7jllemnnfkllfjllhlmnfuuu1vvv0*55,
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*31,7egaagil9fhe8fgc9fhc*2,9fgg7egd19c0*31,imn6vvv0
  vvv0jmn619c0*70,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv0tuu5rrsjrssgrssdstt9qrrfsst8rssbrssdsssdsssbssscqrrgrssarssdttt8qrrfsttcrssf*2,rrrgsssbrsseuuu3vvv0*49,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-refused 1184x202
~ WwRR k9wt Bgrn rk_K a7wQ 1M77 2PKt rk_K O5B8 I-me
  qrrcqrrdrss6rrscqrr8uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3uuu1ttt2ttu2pqq9uuu1ttt2*2,rss8uuu2uuu3pqq9rss6sss4rss6rss4uuu1*2,uuu2ttt2tuu3rrs4vvv0*49,
  vvv0tuu4lnnckllinopclmmbklmipqq9pqq8hijj*2,ikkmoppcikkllmmhlmnipqq9lmnhjkleopp8lmmflmmdklmfklmhlmmgvvv1vvv0*48,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*30,pqqbmnobqrrcmnnmoppepqqbnoogopplmnnkqrravvv0*30,uvv7vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uuu6rrrfsstarssbrssestt9rssdsssdrrsgsssdqqrgsttarssfvvv0*60,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-in-progress 1184x394
~ WwRR k9wt 3cEG rk_K a7wQ 1M77 HWVG KRcK y5Po YoIy MUmN TADK eKAI l6cG M1jv 4Fuh 6rjm u7MW rk_K Bftm
~ xEkI
  qrrcqrrdrssarss9qrrarrs8ttt3uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3rss8ttt2ttt6uuu1vvv0*60,uvu0sut1sut3sut1vvv0*2,
  vvv0tuu4lnnckllioopdlmm9pqqgnoodvvv0*60,tuu1lqoelqngmqoauvu0vvv0
  vvv0*74,
  vvv0orq3mqo3stt6rrsbrrrfuuu3vvv0*67,
  vvv0tut1rts2uuu4rrrbrrsbvvv3vvv0uvv2vvv0uuu3*3,uuu4vvv1vvv0*59,
  vvv0*3,uuu5qrrgrrrfsstbsttarrsdttt9*2,ttu9ttt8ssscuuu4vvv0*59,
  vvv0*2,uvv0vvv0*71,
  vvv0koo5glm6rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*2,uvv0uuu5ttt9ttt8sstcttt6vvv0*66,
  vvv0*3,vvv1uvv2vvv1uuu4vvv2vvv0*66,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*32,5de78egaaghc6df99fh96df919c0*32,imn6vvv0
  vvv0jmn619c0*32,1ac02ac1*3,3bd21ac019c0*32,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv0uuu6rsscrssbqrrcqrrfssseqqresttarssdsst8sssaqqrdsssdssscqrresttavvv0*57,
  vvv0*74,
  vvv1vvv0*72,vvv1
apply-ended 1184x202
~ WwRR k9wt exsk rk_K a7wQ 1M77 lKul rk_K O5B8 BVn2
  qrrcqrrdrss6qrrastt7uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qqr7sss3qrr8qrr7sst4oppattt2sss3ttt1sss3rss3uuu2qrr9sss2*2,rss5tuu3vvv0*55,
  vvv0rrr6ikkijkljmnnglmngmnnemnohmnoemnngpqq7klmemnobppqamnofmnndlmmblmnettt4vvv0*55,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*30,pqqbmnobqrrcmnnmoppepqqbnoogopplmnnkqrravvv0*30,uvv7vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0tuu6rssesss8sttaqrrkssserrrfsstarrsgrsserssdsst7rssgqrresttcrrrhrssdssscrrsbqrrlstt7vvv0*52,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-asking 1184x349
~ WwRR k9wt zdDn rk_K a7wQ 1M77 6Gjg y5Po eKAI MUmN kGOj 9fzs l6cG jtux 4Fuh 6rjm u7MW oNgQ
  qrrcqrrdrss7rrsdrss6uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qqr7sss3qrr8ttt4rrr8uuu1sss2sst2ttt3qqq4sss3vvv1vvv0*60,
  vvv0rrr6ikkijkljmnnglmngnoohpqqckmmemnofqrr5lnnbikkhsss4vvv0*60,
  vvv0*74,
  vvv0mpq4jno4sss7qrreqrriuuu3vvv0*67,
  vvv0tuu1rtt2uuu3rss9sst7vvv0*2,vvv2vvv0vvv1uvv3vvv3vvv0*61,
  vvv0*3,uuu4rssesst9rssesssc*2,qrrgsst9sstcsttcvvv3vvv0*60,
  vvv0*2,vvv1vvv0*71,
  vvv0ttt5*2,rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,tuu6stt9sssdttt7stt8sttdttt9rsscuuu1vvv0*62,
  vvv0*4,vvv1vvv2*2,vvv1uvv3vvv1*2,vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0uuu0rss0*70,uuu0vvv0
  vvv0tuu0rss0*70,tuu0vvv0
  vvv0tuu0rss0*70,tuu0vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1vvv0*72,vvv1
section-pictured 1184x287
~ WwRR k9wt b8dS rk_K xym8 K3nk IfJu HOgi YJgv yiBl 0lgx 6IAJ
  rrs8rrsasss9qrrbrrsbqrrauvv0*68,
  uuu0uut0*36,uvv0*37,
  vtq0*37,vvv0*37,
  vtq0*5,vur0*2,vtq0*4,vuq0vus0vuq0vtq0*4,vur0*2,vtq0*4,vur0*2,vtq0*4,vuq0vus0vuq0vtq0*4,vvv0*37,
  vtq0*4,vut0vvv0*2,vvu0vtq0*2,vur0vvv0*3,vuq0vtq0*2,vvu0vvv0*2,vus0vtq0*2,vut0vvv0*2,vvu0vtq0*2,vur0vsm1vqg0vsn1vur0vtq0*3,vvv0*37,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vur0vvv0*4,vtq0*2,vvv0vvu0*2,vvv0vur0vtq0vrk2ul51ig71um51vsl2vtq0*3,vvv0*37,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vur0vvv0*4,vtq0*2,vsn1vn70vm50vqh1vur0vtq0vpd1oj6418a0pj63vpe1vtq0*3,vvv0*37,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vur0vvv0vvu0vvv0*2,vtq0*2,vn81gf847b94vm50vsn1vtq0vpd1vm50ul60vm50vpe1vtq0*3,vvv0*37,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vur0ulh2ue70uf90vrp2vtq0*2,vm61ni62ig72vm50vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*2,klmglmnfoppboppcopp8jklfmnniqrr5mno9mnoanooilmmknooettu3vvv0*21,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vqm3ue70vsr1umi3uhb3vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*2,qrr5pqq7rrr5qrr6stt3qrr7rrrasss4qqq7qrr5rrr7sss8nooavvv0*22,
  vtq0*4,vvv0*4,vur0vtq0vut1iop2bln0jpq2vut0vtq0vpk2ue70vnk1ujd2ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*2,sstcttu5uuu5tuu6ttt7uuu4ttu7uuu4uuu3uuu4tuu5ttt6ttt5*2,uuu5uuu6uuu3uuu4tuu5ttt6uuu5*2,vvv0*13,
  vtq0*4,vvv0*4,vur0vtq0kpo49km2mqr18jl1mqp4vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*2,ttt8ttt5sttastt9uuu6ttt6sss9uuu6ttt5ttt9sssbttt9ttt6ttt8ttt9sttatuu5ttt6sst8ttt9stt8tuu5vvv0*13,
  vtq0*4,uvv1kqr1jpq0tuu1vur0vtq0fmm3bln3suu1akm2hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,emo4bkm1dmn19km2vtq1vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7jl2mqr4stu46ik0qrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7il17jl08jl06ik0qrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7il16ik0*3,qrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vus0vtq0*3,akm19km0*3,qrp3vtq0hnn39km0*3,joo3vtq0vpl2tga0*3,uhc2vtq0*2,vn91vn80*3,vsm1vtq0vqf1vn80*3,vqg1vtq0*3,vvv0*37,
section-pictured-steps 1184x287
~ WwRR k9wt D6vz rk_K xym8 UZa4 IfJu XNT6 YJgv yiBl 0lgx _Lau kPOz kPOz kPOz
  rrs8rrsasss9qrrbrrsbqrrarss8qrr9tuu2uvv0*65,
  uuu0tuu0*18,pqr1npp0*9,tuu0uvv0*4,tuu0*3,uvv0*36,uuu0
  qtt0ptt0*17,fkl418a029b1chi2jjj1lkj0*6,suu0vvv1cgh3aeg2ttu2tuu0ptt0*2,vvv0*37,
  pst0ptt0*2,mrr39km0gnp1pst0ptt0qtt0tuu0vvv0qtt0ptt0*5,jno418a06ce3plj3tf90ue70*7,tuu0oqq618a0*2,jmn6uvv0ptt0*2,vvv0*37,
  pst0ptt0*2,pst08jl16ik0cmn2ptt0uvv0vvv0uvv0ptt0*5,pst05bd43ac2pli4ue70tga0smi0sni0*6,suu0uuv1afg38df2stt3tuu0ptt0*2,vvv0*37,
  pst0ptt0*3,kpr27il06ik0nrs4vvv0*2,rtu0ptt0*5,kop518a0eij6tf80thb1sph1vm60vm50*6,qtt0uvv0vvv0*2,uvv0qtt0ptt0*2,vvv0*2,ikkhklmgnoocnooeopp8ikkglmnkqqr6lmnbmnnbmnnkkllmmnnfttu3vvv0*21,
  pst0ptt0*4,mrs1emo0mqr3tuu0qtt0ptt0*6,fjl518a0mki7ue70sni3vm50uob0sqj0*6,ptt0*2,qtt0qtu0ptt0*4,vvv0*2,sss4qrr5sss4rrr4ttt3rss5rss8stt3rrr5rrr4sss6ttt6oop8vvv0*22,
  pst0ptt0*15,dij518a0pki7ue70soh3vm50rrm1ptt0*14,vvv0*37,
  pst0ptt0*15,dij518a0pli7ue70soh3vm50rrm1ptt0*14,vvv0*2,9fh54bd3oqq4rssdpqqfrrsbrrsfrrrbqrrdqrrfrrrfqrrerrrdvvv1vvv0*3,hlm53bd3hlm5ttt8pqqgqrrgrrserssapqqfqrrfsssepqqgrssduuu2vvv0*4,
  pst0ptt0*15,9fh528a2rmk3ue70soh3vm50rrm1ptt0*14,vvv0*2,3bd33bd6jmn6uuu3ttt5ttt6stt7ttt7ttt8uuu5ttt6ttt9ttt5sttattt6vvv0*2,bhi65ce6bhi6uuu1ttu5ttt6sst8ttt7ttt8tuu7tuu4ttt8ttt9sstattt6vvv0*3,
  pst0ptt0*14,nrs229b28ef5rmk2ue70soi3vm50rrm1ptt0*14,vvv0*2,qrs2kno1vvv0uuu5ttt5ttt7tuu6ttt5ttt7uuu5sss9ttt9ttt6ttt8tuu7vvv0*2,ttu1jmn1ttu1uuu2ttt6ttt7ttt6uuu5stt8tuu6ttt8stt9ttt7*2,ttu7vvv2vvv0*2,
  pst0ptt0*13,pst18ef418a0jno4slh2ue70spk3vm50rrm1ptt0*7,qst0uob0un90qsr0ptt0*3,vvv0*37,
  pst0ptt0*11,pst0jno16ce218a0dij5pst0tga1tgb2rqm1vm50rrm1ptt0*7,qsr0vm50*2,rrn1ptt0*3,vvv0*2,dij56df1prr4rssdpqqfrrsbrrsfrrrbqrrdqrrfrrrfqrrerrrdvvv1vvv0*21,
  4ac539b0*11,18a0*2,29b1fkl3pst0skh2ue70rnl2sqj1vm50rro1ptt0*8,rrm0sqk0pst0ptt0*3,vvv0*2,3bd37df7imm6vvv1uuu2uuu3uuu4*2,uuu3uvv3uuu3uuu5uuu3tuu6uuu2vvv0*20,
  afh39eg0*10,9fg0agh0fkl1nrs1qrq0sjf1ue70sje2pst0uob1vn70qst0ptt0*6,mrs1emo19km0*2,dmn0lqr1ptt0*2,vvv0*2,npq3gkl1uuu1ttt7stt8rssasss9sst8sssctuu7rrscsssdsss8ssscsttbvvv0*20,
  thc2tgb0*13,tg90ue70*2,skg1pst0sqk1vm50tpg1ptt0*6,jpq27il06ik0*5,gop2ptt0vvv0*37,
  tid1thc0*13,sid0slh0qqp0qss0sph0vm60una0qss0ptt0*5,mrs27il06ik0*7,kqr2vvv0*37,
  trl1toe0*15,uoc0vn80vn70uob0qsr0pst0*6,fno38jl0*8,dln3vvv0*36,vvv1
section-plain 1184x138
~ WwRR k9wt _WfV rk_K a7wQ yiBl 0lgx 6IAJ
  rrs8rrsasss9qrrbsst9uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0uuu3oppbstt2stt3pqq7rrr5qqr7qrr7ttt2stt2opp8stt6opp8ttt4vvv0*59,
  vvv0rrr6lmmdlnne*2,mnnfqrr8noohlmnfpqq8lmncmnodoopdmnodlmngvvv0*59,
  vvv0*74,
  vvv0ttt8qqrfssscqrrfrrsdsssaqrre*2,rss9sss9qqrfrrrdqrresss9rssdqrrfsssbrrrbrrrcrssersscqrreuuu3vvv0*50,
  vvv0*74,
  uvv1vvv0*72,uvv1
section-steps 1184x173
~ WwRR k9wt 6jxw rk_K WwRR yiBl rk_K xuAK VJgx VJgx VJgx
  rrs8rrsasss9qrr8rssauvv0*69,
  uuu0*2,uvv0*3,uuu0tuu1uvv0*3,tuu1*2,uvv0*62,
  fhijgiiijllfjklglmnafhhjikknmoo9hijehjjejklmhjkphjjhstt3uvv0*60,
  tuu0tuu1uuu0tuu1uuu0tuu1*2,uuu0tuu1tuu0tuu1uuu1qrr5uvv0*61,
  nqq2hlm1tuu1uvv0*35,kno2*2,uvv0*34,
  3bd34ce7hlm5qrrfopqfqrraqrreqrraqrrcqrrdpqqhpqqeqrrdrrs9rrr9qrrbpqqeqrrcqrrgrss9pqqbpqqhqrrcpqqjqrrcuuu0uvv0*11,prr53bd23bd4prr5opqlpqqgqrrbqqrcqrraqrrcqrrgopqkqrrb*2,qrraqrr9pqqgqrraqrreqrrdrss7pqqdpqqjqrr9pqqgsss9uvv0*11,
  bgi53bd2oqq4uuu1stt3*2,tuu4ttt2stt3stt5tuu2ttt3*2,ttt2stt3sst6ttt4sst4ttt3tuu2rss6stt7stt4ttt4*2,uuu0uvv0*11,stt26df3*2,stt2tuu3ttt4stt3ttu4stt2stt3ttt5tuu3tuu2ttt3stt3stt4stt5stt3stt5stt3tuu2rss8ttt4stt3stt4tuu4uvv0*11,
  uvv0*74,
  hlm4agi1rss2uvv0*71,
  2ac37eg8hlm5pqqhnoojpqqepqqiopqdoppgoppjopqjopphopqgqqrcpqqdopphnopiopqgoppjqrrbnoohnopnoppgoppopqqhuuu0uvv0*48,
  ejk55de1qrs3uvv0*12,uuu0uvv0uuu1uvv0*2,uuu0uuu1uvv0*52,
