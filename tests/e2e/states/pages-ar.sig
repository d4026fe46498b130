not-found 358x508
~ EO9I vjPI LmVq yzhh kD9p fQwY yzhh RC80 ELl9 TyTF 6x00 sBdg TUEG ujoI obyZ x4BD eBvV
  rssarss9rssarss8uvv0*19,
  uvv0*23,
  uvv0vsm1voc0*2,bff48df0*2,gjj4vur0nqp1emn0rjf0umi1vtq0vsn1voc0*3,fhf48df0dhj2tuu1uvv0
  uvv0vn60vm50vn81bff518a0*2,cff5jon36ik0*2,pf90ue70uha1vrj2vm50*2,vm60hih618a0*2,lno6uvv0
  uvv0vm50vm60vrk1rqn339b218a09ef87ik06ik0*2,pf90ue70*2,vkb4vm50*2,vqh1usp26bc318a0jmn6uvv0
  uvv0tnb1vsl0vtq0rrp0npn28ef17eg4bkl0*3,qid0uhb0uha0th82sma1vrk0vtq0ssp0oqn1agg2kno5uvv0
  uvv018a0dgg3vtp19jl36ik0*2,hnn3vtq0*4,vri1vn70oj7418a0aee3tso2dlm36ik0*2,lqr3uvv0
  uvv018a0*2,ehg59jl36ik0ggf0te80uha0voj1vtq0vrk1vm50*2,oj7418a0*2,9de5dlm36ik0*2,nrr3uvv0
  uvv018a0*2,28a28jl47jl0mnk4ue70*3,voj2vob1vm50*2,oj7418a0*3,8ij76ik0ion2vut0uvv0
  uvv0lmk0fjj16fh0lgd2tni1vtp0uga2ue70uf70vj81ffa4bc90*2,efc5lmk0hkj17gh0ige2smh1vtp0vut0uvv0
  uvv0jon36ik0*2,rf90ue70ujd2vng2vk60vm50vn60dgf618a0*2,9de5nqo27ik06ik0nfb1ue70uha1vts1uvv0
  uvv06ik0*3,rf91ue70*2,vlc4vm50*2,vqh1sro339b218a08de78jl16ik0*2,nfb1ue70*2,uom3uvv0
  uvv09kl0*3,sgb0ug90*2,uj92voa0vrj0vtq0*2,rqn2cff27ef49kl0*3,ohd1ug90*2,upn2uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0*4,vtp2vtq0*7,vtp1usp2vtp1vtq0vtp0vtq0utp1vtq0vut0uvv0
  uvv0vtq0*4,kkiennkanmkakki6mmkbmmjatro2rpm5kkicllja*2,kki9lljbkki9hhgjvtq0vut0uvv0
  uvv0vtq0*4,tro1srn2mmj7rqn4nmk7rqn2qpm6onk7srn1vtp0rqm1rqn1rqm1rpm1srn2vtq0vut0uvv0
  uvv0vtq0*2,vtp1*2,utp3vtp0vtp1*2,vtp2vtp1*2,vtp2vtp1*2,vtp0*2,vtq0vtp2vtq0*2,vut0uvv0
  uvv0vtq0*2,srnbrqncsrn9qpn8sro5rqnfsrocrqn9sqnc*2,sro7rqnbsqn9srn8qpncsrocsqn9vtp1vut0uvv0
  uvv0vtq0*9,vtp0vtq0*2,uso5tso4usp3vtp2uso6srnbuso4vtp0vut0uvv0
  uvv0vtq0*12,tso5sqn8sro4tso5tro2tro5tro4vtp0vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0vtp2utp0*5,utp3rro39ff09ef0*8,agg1utp2vut0uvv0
  uvv0vtq0utp6vtq0vtp2ooljqpmeuso3utp6mnl519c06dfb5de96dff6dfe6dfc2ac24ce73bd419c0sro5vut0uvv0
  uvv0vtq0utp5vtq0polbsrn4rqn3usp2utp5mnl519c04bd16df25ce43bd56df65ce76df63bd119c0sro5vut0uvv0
  uvv0vtq0vtp1utp0*5,vtp1*2,lml0kmk0*8,mnl1vtp0vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0*13,tro8sroasro7troasro7tro8vtp2vut0uvv0
  uvv0vtq0*7,utq2*2,utr2utq2utr0*2,utr1tsq2tsq3ttq3ttq0utq1vtq0vut0uvv0
  uvv0vtq0*6,vtp1qqpbppohnondopogopofnnmioongoonfopoeoonhmnmhppoavtq0vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vut0vtq0*18,vur0uuu0uvv0
error 358x585
~ EO9I vjPI HC56 yzhh kD9p TVkx yzhh RC80 JGIL T6sP ZkO_ p9bD rY3X MLSv iJqJ q-48 MLSv iJqJ pk-w L9GR
~ ys8T OxEW xEj3 Y1zA hfZH 5lkV w2Lx 1E3Y ICf9 Mw1l qIvQ 5JJo
  rss9sst8uvv0*21,
  uvv0*23,
  uvv0ilm4afg0*2,dij3rtt0*12,kno3afg0*2,cgi1ttt2uvv0
  uvv039b518a0*2,8eg5ptt0*12,imn518a0*3,lno6uvv0
  uvv039b518a0*2,fkl5ptt0*12,ors228a118a0*2,lno6uvv0
  uvv039b518a03ac2oss1ptt0*5,pst0*2,ptt0*6,bhi518a0*2,lno6uvv0
  uvv039b528a1jno3ptt0*6,tpf1vn70qss0ptt0*5,oss16ce318a0lno6uvv0
  uvv06ce7kop3ptt0*7,sqj0uoc0qst0ptt0*6,ors19fg3lno6uvv0
  uvv0pst1ptt0*7,qtu0suu0tuu0rtu0ptt0*8,stu1uvv0
  uvv0pst0ptt0*6,suu0vvv0*4,uvv0qtt0ptt0*6,suu0uvv0
  uvv0pst0ptt0*5,rtu0vvv0*6,tuv0ptt0*6,suu0uvv0
  uvv0pst0ptt0*5,tuv0vvv0*7,qtt0ptt0*5,suu0uvv0
  uvv0emo2dmn0*5,eno0fno0*7,dmn0*6,oss2uvv0
  uvv07jl36ik0*19,mqr3uvv0
  uvv07jl36ik0*19,mqr3uvv0
  uvv0uuv1uvv0*19,uuu1uvv0
  uvv0vvv0*13,uuu4vvv0*6,uvv1uvv0
  uvv0vvv0*7,stt6lmnflmmlnoo7rrscmnncklmikllbpqq8mnncnoocnop7vvv0uvv1uvv0
  uvv0vvv0*8,uvv2vvv0uvv2rss4vvv0*8,uvv1uvv0
  uvv0vvv0*5,vvv2uuu5uuu4uuu5ttt6tuu7ttta*2,uuu6vvv2uuu5tttcqsr4jom7vvv0uvv1uvv0
  uvv0vvv0*5,ttt8rss9ttt5rss8stt3sss8sttasst5rss8ttt8rrs8uuu4uvv1stt1vvv0uvv1uvv0
  uvv0vvv0*6,tuu8vvv1vvv0vvv3vvv1uuu3vvv0*2,uuu7stt9uvv2stt2mqo5vvv0uvv1uvv0
  uvv0vvv0*5,vvv2pqqbpqqgqrr9sssarrrbrrrcpqqgrsserss8qrrcrrrbtut2prq3vvv0uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0vvv0npq45ce0*16,dik5vvv0uvv1uvv0
  uvv0vvv0imn619c0*4,6dfaagij8fg7bhik7efcagig5ceb*2,19c0*4,7ef6vvv0uvv1uvv0
  uvv0vvv0jmn619c0*5,2ad319c0*4,2ac21ac019c0*4,8eg6vvv0uvv1uvv0
  uvv0vvv0vvv1npq0*16,stt2vvv0uvv1uvv0
  uvv0vvv0uvv5vvv0*7,vvv1vvv0*8,uvv5vvv0uvv1uvv0
  uvv0vvv0uvv7vvv0*4,rrr9noodnopinoosnopkpqqdnoofppqcvvv0*4,uvv7vvv0uvv1uvv0
  uvv0vvv0uvv5uvv0*10,uuv0uvv0*5,uuu5vvv0uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0vvv0*2,tuu0*16,uuu0vvv0uvv1uvv0
  uvv0vvv0uvv0pqq8oppctuu0nopcmnodopp7mnofkmmhtuu0prr8qrrbrss5qrr6pqqbqrr8pqqftuu0vvv0uvv1uvv0
  uvv0vvv0*2,tuu0*11,ttt1tuu0*4,uuu0vvv0uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0*2,vvv0*19,uuu0uvv0
offline 358x105
~ EO9I vjPI ft8w yzhh cxeE sZhV Oxku fQ4s U7gh
  qrrcqrrfttu1uvv0*20,
  uvv0*23,
  uvv0vtr0*8,usq5urp7vsq3urp6vsr1urp8urp7urp4vsq2urp6vtr0*2,uuu0uvv0
  uvv0vtr0vsq1vtr0*6,urp3tpn8urp5tqo5urp6tqn6urp5uro4tqo7usq2urp2vtr0vut0uvv0
  uvv0vtr0soldsolasombtqn9solburp3vtr0*2,solbtqnbtqn8tqo8tpnbtpmatpm9tpnaurp9tqn8usq3vut0uvv0
  uvv0vtr0*15,tqn9solburp3vtr0*2,uut0uvv0
  uvv0vts0vtr0*15,vsq1vtr0*3,uuu0uvv0
offline-just-now 358x84
~ EO9I vjPI Xzor yzhh cxeE sZhV Oxku RIXY U7gh
  qrrcqrrfrssa*2,rss8sss9uvv0*17,
  uvv0*23,
  uvv0vtr0*8,usq5urp7vsq3urp6vsr1urp8urp7urp4vsq2urp6vtr0*2,uuu0uvv0
  uvv0vtr0solfsolbsolctpnasolcurp3vtr0urp3uqo6urp4uqo3urp5tqn6tqo6uro4tqo7usq2spmausq2vut0uvv0
  uvv0vtr0vsr0vtr0*4,vsr0vtr0*5,uqo8tqo8tqnatpm9tpnaurp9vtr0*2,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
